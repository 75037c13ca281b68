"""`throneroom` in a process of its own, but for what makes any server's tests easy."""
from tests.easy import make_easy

from throneroom import cli

make_easy()
if __name__ == "__main__":
    cli.main()
