# La fin d'une partie : d'où viennent les points, les honneurs, les places
web-sources = D'où viennent les points
web-sources-tab = Origines
web-sources-all = en tout
web-honours = Honneurs
web-place-shared = { web-place } ex æquo
