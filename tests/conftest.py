from philtre.engine import compiled

collect_ignore = [] if compiled() else ["compiled"]
