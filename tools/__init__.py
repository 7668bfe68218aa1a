"""What helps to make Philtre, and is no part of it."""
