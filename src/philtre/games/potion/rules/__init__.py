"""The rules of The Potion: docs/rules/potion.md, and nothing else."""
