// Says what the page draws: reads {id: types} as JSON from stdin, writes {id: {blazon, svg, width, colours, dark, signs}}.
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

const web = new URL("../../web/", import.meta.url)
const { rolldown } = await import(createRequire(new URL("package.json", web)).resolve("rolldown"))

async function module(name) {
  const bundle = await rolldown({ input: fileURLToPath(new URL(`src/cards/${name}.ts`, web)) })
  const { output } = await bundle.generate({ format: "esm" })
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}

const { blazon, emblem } = await module("emblem")
const { band, signs } = await module("looks")
const drawn = Object.entries(JSON.parse(readFileSync(0, "utf8"))).map(([id, types]) =>
  [id, { blazon: blazon(id, types), ...emblem(id, types), ...band(types), signs: signs(types) }])
process.stdout.write(JSON.stringify(Object.fromEntries(drawn)))
