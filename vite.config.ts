import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const inConsole = (path: string) => fileURLToPath(new URL(`./console/${path}`, import.meta.url));

/** One build, an entry for each app of the web. The server finds the hashed files by the manifest. */
export default defineConfig({
  root: inConsole(""),
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL("./dist/console", import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // A strict content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { dashboard: inConsole("dashboard/index.html") } },
  },
});
