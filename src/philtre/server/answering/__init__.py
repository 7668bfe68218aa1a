"""What is asked and how it is answered, whoever stands at the door: a server, or a tab."""
