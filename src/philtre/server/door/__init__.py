"""What comes in and goes out: HTTP, sockets, who may ask and how often."""
