"""The rules of Apotheca, a file a chapter of docs/rules/apotheca.md."""
