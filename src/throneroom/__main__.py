"""python -m throneroom: the same as the command `throneroom`."""
from throneroom.cli import main

if __name__ == "__main__":
    main()
