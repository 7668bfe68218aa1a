"""Many games: simulation, statistics, benchmarks."""
