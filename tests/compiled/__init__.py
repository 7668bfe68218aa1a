"""What only the compiled engine can show; left out when the sources run as they are."""
