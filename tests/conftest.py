from philtre.lab.bench import compiled

collect_ignore = [] if compiled() else ["compiled"]
