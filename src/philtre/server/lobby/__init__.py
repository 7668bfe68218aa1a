"""Every table there is: found, made, kept in memory, thrown away."""
