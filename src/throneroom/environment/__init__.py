"""The game for those who learn: PettingZoo and Gymnasium (docs/environment.md).

    from throneroom.environment import throneroom_v0
    table = throneroom_v0.env(players=3, kingdom="random")
    seat = gymnasium.make("throneroom.environment:Throneroom-v0", opponents="big-money")
"""
from importlib.util import find_spec

missing = [name for name in ("numpy", "gymnasium", "pettingzoo", "greenlet") if find_spec(name) is None]
if missing:
    raise ImportError(f"the environment needs {' and '.join(missing)}: pip install 'throneroom[learn]'")

import gymnasium  # noqa: E402

gymnasium.register("Throneroom-v0", entry_point="throneroom.environment.throneroom_v0:single",
                   vector_entry_point="throneroom.environment.throneroom_v0:vector")
