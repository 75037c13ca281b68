import { mount } from "svelte"
import App from "./App.svelte"
import { server } from "./lib/server.svelte"
import "./theme.css"
import "./themes.css"
import "./print.css"

mount(App, { target: document.getElementById("app") as HTMLElement })
server.begin()
