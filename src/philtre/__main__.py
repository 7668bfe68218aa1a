"""`python -m philtre`."""

from philtre.cli.app import main

main()
