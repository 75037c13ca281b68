"""A small policy learns to play the First Game by playing Big Money, from nothing, in minutes, with numpy alone.

    python examples/learning.py                       # learns, and plays 1000 games with what it has learnt
    python examples/learning.py --steps 200000 --plot curve.png --save policy.npz
    python examples/learning.py --load policy.npz --against money     # plays 1000 games with somebody else

It is proximal policy optimisation: one hidden layer, actions drawn among those of the mask, advantages estimated by
GAE.  A game's reward goes half by who won and half by points; what the points come to is told as soon as they change
(which adds up to the same, and is learnt sooner).
"""
import argparse
import time

import numpy as np

from throneroom.environment import throneroom_v0
from throneroom.environment.naming import ENOUGH

GAMES, LENGTH = 32, 64              # at once, and how many steps of each between two updates
HIDDEN = 64
EPOCHS, PARTS = 4, 4                # how often all steps are looked at, in so many parts
CLIP, RATE, ENTROPY, VALUE = 0.2, 2e-3, 0.01, 0.5
DISCOUNT, LAMBDA = 1.0, 0.98
EAGER = -3.0                        # what it knows at first: a card in hand is rather played than not
POINTS = 30                         # ahead are worth as much as a win
NEVER = -1e9
ROWS = ("my hand", "my cards", "my in play", "table piles", "table source", "player 1 cards")
COINS = 12
NAMES = {"big-money": "Big Money"}


def reward(result, seat: int) -> float:
    won = 0.0 if len(result.winners) > 1 else 1.0 if seat in result.winners else -1.0
    return won + (result.scores[seat] - result.scores[1 - seat]) / POINTS


class Features:
    """What the policy looks at: the question, the coins one by one, and some rows of cards; of large numbers, the
    logarithm."""

    def __init__(self, observing) -> None:
        parts = observing.parts
        numbers = np.arange(parts["my turns"].start)
        self.places = np.concatenate([numbers, *(np.arange(parts[row].start, parts[row].stop) for row in ROWS)])
        self.coins = parts["coins"].start
        self.playing = parts["purpose play"].start
        self.mine, self.theirs = parts["my score"].start, parts["player 1 score"].start
        self.size = len(self.places) + COINS + 1

    def __call__(self, observation: np.ndarray) -> np.ndarray:
        chosen = observation[:, self.places].astype(np.float32)
        coins = np.minimum(observation[:, self.coins], COINS)[:, None] == np.arange(COINS + 1)
        return np.concatenate([np.log1p(chosen), coins], 1, dtype=np.float32)

    def standing(self, observation: np.ndarray) -> np.ndarray:
        """What the points that are ahead now would be worth at the end."""
        return (observation[:, self.mine] - observation[:, self.theirs]) / POINTS


class Policy:
    """From an observation to the chances of all actions and to what is expected."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        self.weights = {
            "in": random.normal(0, inputs ** -0.5, (inputs, HIDDEN)).astype(np.float32),
            "hidden": np.zeros(HIDDEN, np.float32),
            "out": random.normal(0, 0.01, (HIDDEN, actions + 1)).astype(np.float32),
            "past": np.zeros((inputs, actions + 1), np.float32),        # past the hidden layer
            "bias": np.zeros(actions + 1, np.float32)}
        self.moments = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in self.weights.items()}
        self.updates = 0

    def forward(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """What the hidden layer makes of it, the logarithms of the chances, and the value."""
        hidden = np.tanh(seen @ self.weights["in"] + self.weights["hidden"])
        out = hidden @ self.weights["out"] + seen @ self.weights["past"] + self.weights["bias"]
        logits = np.where(mask, out[:, :-1], NEVER)
        logits -= logits.max(1, keepdims=True)
        return hidden, logits - np.log(np.exp(logits).sum(1, keepdims=True)), out[:, -1]

    def learn(self, seen, mask, actions, before, advantages, returns, rate: float) -> None:
        """One step of Adam along the gradient of PPO's loss."""
        count = len(actions)
        rows = np.arange(count)
        hidden, chances, values = self.forward(seen, mask)
        odds = np.exp(chances)
        ratio = np.exp(chances[rows, actions] - before)
        inside = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = np.where(inside, ratio * advantages, 0)
        slope = odds * push[:, None]                        # of the loss by the logits
        slope[rows, actions] -= push
        safe = np.where(mask, chances, 0)
        slope += ENTROPY * odds * (safe - (odds * safe).sum(1, keepdims=True))
        out = np.concatenate([slope, (VALUE * (values - returns))[:, None]], 1) / count
        inner = (out @ self.weights["out"].T) * (1 - hidden ** 2)
        self.step({"in": seen.T @ inner, "hidden": inner.sum(0), "out": hidden.T @ out, "past": seen.T @ out,
                   "bias": out.sum(0)}, rate)

    def step(self, slopes: dict, rate: float) -> None:
        self.updates += 1
        size = sum(float((slope ** 2).sum()) for slope in slopes.values()) ** 0.5
        for name, slope in slopes.items():
            slope *= min(1.0, 0.5 / (size + 1e-8))
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope ** 2 - square)
            mean_now, square_now = mean / (1 - 0.9 ** self.updates), square / (1 - 0.999 ** self.updates)
            self.weights[name] -= rate * mean_now / (np.sqrt(square_now) + 1e-8)


def draw(random: np.random.Generator, chances: np.ndarray) -> np.ndarray:
    return np.argmax(chances - np.log(-np.log(random.random(chances.shape) + 1e-12) + 1e-12), 1)


def learn(steps: int, seed: int = 0, against: str = "big-money", told=print):
    """The policy after so many steps, and its curve: steps, seconds, and the rate of wins of the last 500 games."""
    table = throneroom_v0.vector(GAMES, against, kinds="table", reward=reward, most_turns=100)
    features = Features(table.shape.observing)
    policy = Policy(features.size, table.shape.actions, seed)
    policy.weights["past"][features.playing, ENOUGH] = EAGER
    random = np.random.default_rng(seed)
    found, _ = table.reset(seed=seed)
    curve, ends, start = [], [], time.perf_counter()
    rounds = max(1, steps // (GAMES * LENGTH))
    for number in range(rounds):
        rows = []
        for _ in range(LENGTH):
            seen, mask = features(found["observation"]), found["action_mask"].astype(bool)
            _, chances, values = policy.forward(seen, mask)
            actions = draw(random, chances)
            before = features.standing(found["observation"])
            found, rewards, over, broken_off, _ = table.step(actions)
            ended = over | broken_off
            worth = rewards - before + np.where(ended, 0, features.standing(found["observation"]))
            rows.append((seen, mask, actions, chances[np.arange(GAMES), actions], values, worth, ended))
            ends += [float(reward > 0) for reward in rewards[ended]]
        _, _, last = policy.forward(features(found["observation"]), found["action_mask"].astype(bool))
        update(policy, random, rows, last, RATE * (1 - number / rounds))
        recent = ends[-500:]
        curve.append(((number + 1) * GAMES * LENGTH, time.perf_counter() - start, sum(recent) / max(1, len(recent))))
        if number % 20 == 19:
            told(f"{curve[-1][0]:9,} steps  {curve[-1][1]:5.0f} s  {len(ends):6} games  won {curve[-1][2]:.1%}")
    return policy, curve


def update(policy: Policy, random: np.random.Generator, rows: list, last: np.ndarray, rate: float) -> None:
    seen, mask, actions, before, values, rewards, ended = (np.array(column) for column in zip(*rows, strict=True))
    advantages = np.zeros(values.shape, np.float32)
    ahead = np.zeros(GAMES, np.float32)
    for at in range(LENGTH - 1, -1, -1):
        after = (values[at + 1] if at + 1 < LENGTH else last) * ~ended[at]
        surprise = rewards[at] + DISCOUNT * after - values[at]
        ahead = surprise + DISCOUNT * LAMBDA * ahead * ~ended[at]
        advantages[at] = ahead
    returns = advantages + values
    scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    columns = [column.reshape(GAMES * LENGTH, *column.shape[2:])
               for column in (seen, mask, actions, before, scaled, returns)]
    for _ in range(EPOCHS):
        for part in np.array_split(random.permutation(GAMES * LENGTH), PARTS):
            policy.learn(*(column[part] for column in columns), rate)


def play(policy: Policy, games: int, against: str = "big-money", seed: int = 1_000_000) -> tuple[float, float]:
    """The share of wins (a draw is half a win) in games with other seeds, always taking the likeliest action; and half
    the width of its 95% interval."""
    table = throneroom_v0.vector(GAMES, against, kinds="table")
    features = Features(table.shape.observing)
    found, _ = table.reset(seed=seed)
    ends: list[float] = []
    while len(ends) < games:
        _, chances, _ = policy.forward(features(found["observation"]), found["action_mask"].astype(bool))
        found, rewards, over, broken_off, _ = table.step(chances.argmax(1))
        ends += [(1 + reward) / 2 for reward in rewards[over | broken_off]]
    won = np.array(ends[:games])
    return float(won.mean()), 1.96 * float(won.std()) / games ** 0.5


def draw_curve(curve: list, file: str, against: str = "big-money") -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([steps / 1000 for steps, _, _ in curve], [100 * won for _, _, won in curve])
    axes.axhline(50, linestyle=":", color="grey")
    axes.set(xlabel="thousand steps", ylabel="% of the last 500 games won", ylim=(0, 100),
             title=f"A small policy learns to play against {NAMES.get(against, against)}")
    figure.tight_layout()
    figure.savefig(file, dpi=120)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--steps", type=int, default=600_000)
    options.add_argument("--games", type=int, default=1000, help="to play with what was learnt")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--against", default="big-money", help="a bot or a strategy (docs/environment.md)")
    options.add_argument("--plot", default="", help="file for the learning curve (needs throneroom[lab])")
    options.add_argument("--save", default="")
    options.add_argument("--load", default="")
    chosen = options.parse_args()
    if chosen.load:
        shape = throneroom_v0.vector(1, kinds="table").shape
        policy = Policy(Features(shape.observing).size, shape.actions)
        policy.weights = dict(np.load(chosen.load))
    else:
        policy, curve = learn(chosen.steps, chosen.seed, chosen.against)
        if chosen.plot:
            draw_curve(curve, chosen.plot, chosen.against)
        if chosen.save:
            np.savez(chosen.save, **policy.weights)
    won, half = play(policy, chosen.games, chosen.against)
    print(f"won {won:.1%} ± {half:.1%} of {chosen.games} games against {chosen.against}")


if __name__ == "__main__":
    main()
