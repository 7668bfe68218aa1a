"""The rules of Quacks (docs/rules/quacks.md)."""
