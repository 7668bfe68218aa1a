"""A folder for each game; `philtre.core.registry` finds them."""
