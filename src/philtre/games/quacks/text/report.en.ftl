report-chips = Chips bought
report-witches = Witches called
report-cards = Fortune cards
report-exploded = Explosions
