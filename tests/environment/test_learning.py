"""The example learns: a few steps of it, and whether it goes where it should."""
from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

FILE = Path(__file__).parents[2] / "examples/learning.py"


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch):
    spec = importlib.util.spec_from_file_location("learning", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "GAMES", 4)
    monkeypatch.setattr(module, "LENGTH", 24)
    return module


def test_some_steps_of_learning_change_the_policy_and_draw_a_curve(learning, tmp_path: Path) -> None:
    said: list[str] = []
    policy, curve = learning.learn(20 * 4 * 24, seed=3, told=said.append)
    fresh, _ = learning.learn(4 * 24, seed=3)
    assert len(curve) == 20 and len(said) == 1 and policy.updates == 20 * 16
    assert all(np.isfinite(weights).all() for weights in policy.weights.values())
    assert any((policy.weights[name] != fresh.weights[name]).any() for name in policy.weights)
    won, half = learning.play(policy, 3)
    assert 0 <= won <= 1 and half >= 0
    learning.draw_curve(curve, str(tmp_path / "curve.png"))
    assert (tmp_path / "curve.png").stat().st_size > 1000


def test_a_policy_learns_what_is_rewarded_and_never_takes_what_the_mask_excludes(learning) -> None:
    """One state, three actions allowed of five, one of them good."""
    random = np.random.default_rng(1)
    policy = learning.Policy(3, 5, seed=1)
    seen, mask = np.ones((64, 3), np.float32), np.tile([True, True, False, True, False], (64, 1))
    for _ in range(60):
        _, chances, values = policy.forward(seen, mask)
        actions = learning.draw(random, chances)
        assert mask[np.arange(64), actions].all()
        rewards = (actions == 3).astype(np.float32)
        advantages = (rewards - rewards.mean()) / (rewards.std() + 1e-8)
        policy.learn(seen, mask, actions, chances[np.arange(64), actions], advantages, rewards, 0.01)
    _, chances, values = policy.forward(seen[:1], mask[:1])
    assert np.exp(chances[0, 3]) > 0.9 and abs(values[0] - 1) < 0.2
