"""The table in the browser: a server that keeps tables, and the page that shows them."""
