"""A small policy learns The Potion by masked PPO until it beats `greedy`. In CleanRL's shape:
one file, nothing hidden.

    pip install "philtre[train]"
    python examples/train_potion.py --curve curve.svg

Three of our `greedy` sit at the table and the policy takes the fourth seat, another one in each
match. After each round of learning it plays matches that it does not learn from; once the
whole 95 % interval of its wins is above a quarter, it has beaten them.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from learning_curve import Point, curve  # type: ignore[import-not-found]
from torch import nn
from torch.distributions import Categorical

from philtre.envs.gymnasium import Matches
from philtre.lab.statistics import wilson

PLAYERS = 4
# With the memory aid, what everybody could remember is in the observation.
GAME: dict[str, Any] = {
    "game": "potion", "players": PLAYERS, "memory_aid": True, "opponents": "greedy", "seat": None,
}  # fmt: skip
GAMMA, LAMBDA, CLIP, ENTROPY = 1.0, 0.95, 0.2, 0.01
EPOCHS, MINIBATCHES, RATE = 6, 8, 2e-3


def net(size: int, out: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Linear(size, 64), nn.Tanh(), nn.Linear(64, 64), nn.Tanh(), nn.Linear(64, out)
    )


class Policy(nn.Module):  # type: ignore[misc]
    """Two nets side by side: which move, and what to expect."""

    def __init__(self, env: Matches) -> None:
        super().__init__()
        high = env.single_observation_space["observation"].high
        self.scale = torch.as_tensor(np.minimum(high, 30).astype(np.float32))
        self.actor = net(len(self.scale), env.single_action_space.n)
        self.critic = net(len(self.scale), 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Categorical, Any]:
        x = seen.float() / self.scale
        logits = self.actor(x).masked_fill(~mask, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(x).squeeze(-1)


def tensors(observation: Any) -> tuple[Any, Any]:
    """Copies: the environment writes into the same memory with every step."""
    seen = torch.as_tensor(observation["observation"].copy())
    return seen, torch.as_tensor(observation["action_mask"].astype(bool))


@torch.no_grad()  # type: ignore[untyped-decorator]
def evaluate(policy: Policy, games: int, seed: int) -> tuple[float, float, float]:
    """The share of wins in that many matches, and its interval; a shared win counts in part.

    Every row plays as many as the others, so that short matches do not count more often.
    """
    rows = min(games, 50)
    env = Matches(rows, autoreset="same", **GAME)
    observation, _ = env.reset(seed=seed)
    left, won = np.full(rows, games // rows), 0.0
    while left.any():
        choice, _ = policy(*tensors(observation))
        observation, rewards, over, _, _ = env.step(choice.sample().numpy())
        counted = over & (left > 0)
        won += rewards[counted].sum()
        left[counted] -= 1
    share = float(won / (games // rows * rows))
    return share, *wilson(share, games // rows * rows)


class Rollout:
    """What happened in some steps of all matches, and how much better it was than expected."""

    def __init__(self, policy: Policy, env: Matches, observation: Any, steps: int) -> None:
        rows: list[tuple[Any, ...]] = []
        with torch.no_grad():
            for _ in range(steps):
                seen, mask = tensors(observation)
                choice, value = policy(seen, mask)
                action = choice.sample()
                observation, rewards, over, _, _ = env.step(action.numpy())
                reward = torch.as_tensor(rewards, dtype=torch.float32)
                rows.append(
                    (seen, mask, action, choice.log_prob(action), value, reward, torch.tensor(over))
                )
            _, after = policy(*tensors(observation))
        self.next = observation
        columns = [torch.stack(column) for column in zip(*rows, strict=True)]
        self.seen, self.mask, self.action, self.log_prob, self.value, reward, over = columns
        self.gains = torch.zeros_like(reward)
        gain = torch.zeros(len(after))
        for step in reversed(range(steps)):
            going_on = 1.0 - over[step].float()
            later = self.value[step + 1] if step + 1 < steps else after
            error = reward[step] + GAMMA * later * going_on - self.value[step]
            gain = error + GAMMA * LAMBDA * going_on * gain
            self.gains[step] = gain


def learn(policy: Policy, optimizer: Any, rollout: Rollout) -> None:
    """PPO's clipped steps over what happened."""
    columns = (rollout.seen, rollout.mask, rollout.action, rollout.log_prob, rollout.gains)
    seen, mask, action, log_prob, gains = [column.flatten(0, 1) for column in columns]
    goal = gains + rollout.value.flatten()
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(action)).chunk(MINIBATCHES):
            choice, value = policy(seen[rows], mask[rows])
            ratio = (choice.log_prob(action[rows]) - log_prob[rows]).exp()
            gain = (gains[rows] - gains[rows].mean()) / (gains[rows].std() + 1e-8)
            clipped = torch.clamp(ratio, 1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gain, clipped * gain).mean()
            loss = loss + 0.5 * (value - goal[rows]).pow(2).mean()
            loss = loss - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def train(matches: int, steps: int, most: int, games: int, seed: int, goal: float) -> list[Point]:
    """Until the interval is above the goal, or for `most` rounds of learning."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the nets are so small that two would wait for each other
    env = Matches(matches, autoreset="same", **GAME)
    observation, _ = env.reset(seed=seed)
    policy = Policy(env)
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    points: list[Point] = []
    for number in range(most + 1):
        if number:  # the first point is how good it was before it had learnt anything
            rollout = Rollout(policy, env, observation, steps)
            observation = rollout.next
            learn(policy, optimizer, rollout)
        point = Point(number * matches * steps, *evaluate(policy, games, (number + 1) * 1_000_000))
        points.append(point)
        print(
            f"{point.steps:>9,} decisions: {point.share:.1%} of the wins"
            f" ({point.low:.1%}–{point.high:.1%})",
            flush=True,
        )
        if point.low > goal:
            break
    return points


def main() -> None:
    raw = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("--matches", type=int, default=128, help="side by side")
    parser.add_argument("--steps", type=int, default=64, help="of each, in a round of learning")
    parser.add_argument("--most", type=int, default=100, help="rounds of learning")
    parser.add_argument("--games", type=int, default=1000, help="played to see how good it is")
    parser.add_argument("--goal", type=float, default=1 / PLAYERS, help="share of wins to beat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where the learning curve is drawn, as SVG")
    given = parser.parse_args()
    began, worked = time.perf_counter(), time.process_time()
    points = train(given.matches, given.steps, given.most, given.games, given.seed, given.goal)
    took, cpu = time.perf_counter() - began, time.process_time() - worked
    told = "greedy is beaten" if points[-1].low > 1 / PLAYERS else "not yet"
    print(f"{told}: {took:.0f} s, {cpu:.0f} s of them on the processor")
    if given.curve:
        title = "The Potion: wins of a policy that learns, against three of greedy"
        given.curve.write_text(curve(points, 1 / PLAYERS, title), "utf-8")


if __name__ == "__main__":
    main()
