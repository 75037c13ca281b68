import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vitest/config"

// The page is built into the Python package; the server there serves it.
export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: { outDir: "../src/throneroom/web/page", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8008", ws: true } } },
  // One worker that keeps its modules: the Python house is asked only once for all test files.
  test: { include: ["tests/**/*.test.ts"], isolate: false, maxWorkers: 1, testTimeout: 120_000, hookTimeout: 120_000 },
})
