import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { svelte } from "@sveltejs/vite-plugin-svelte"
import type { Plugin } from "vite"
import { defineConfig } from "vitest/config"

/** The service worker is told what the page consists of, which is known when everything else is built. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const given = readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      const shown = given.map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/").replace(/^public\//, ""))
      const built = Object.values(bundle).filter((file) => file.fileName !== "index.html")
      const source = readFileSync("sw.js", "utf8")
      const hash = createHash("sha256").update(source)
      for (const file of Object.values(bundle)) hash.update(file.type === "chunk" ? file.code : file.source)
      for (const path of shown) hash.update(readFileSync(`public/${path}`))
      const shell = [...built.map((file) => file.fileName), ...shown, "manifest.webmanifest"].sort()
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: source.replace("@BUILD@", hash.digest("hex").slice(0, 12)).replace('["@SHELL@"]', JSON.stringify(shell)),
      })
    },
  }
}

// The page is built into the Python package; the server there serves it.
export default defineConfig({
  plugins: [svelte(), worker()],
  base: "./",
  build: { outDir: "../src/throneroom/web/page", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8008", ws: true } } },
  // One worker that keeps its modules: the Python house is asked only once for all test files.
  test: { include: ["tests/**/*.test.ts"], isolate: false, maxWorkers: 1, testTimeout: 120_000, hookTimeout: 120_000 },
})
