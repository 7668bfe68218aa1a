"""The version of the program. The rules of each game have versions of their own."""

VERSION = "0.1.0"
