"""Everything on paper: dividers, randomizers, sheets and the rules, as PDF, SVG and PNG."""
