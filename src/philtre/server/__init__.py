"""Tables, seats, sockets and storage: the same match for people anywhere."""
