# The end of a match: where points came from, honours, places
web-sources = Where the points came from
web-sources-tab = Sources
web-sources-all = together
web-honours = Honours
web-place-shared = { web-place }, shared
