import path from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Builds the web into a folder: a page for each app, and assets whose names change with what is in them. */
export async function buildWeb(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: path.resolve("console"),
    mode: "production",
    logLevel: "warn",
    plugins: [react()],
    build: {
      outDir: path.resolve(outDir),
      // What was built before stays: pages that are still open load their parts from it.
      emptyOutDir: false,
      chunkSizeWarningLimit: 1000,
      rollupOptions: { input: { dashboard: path.resolve("console/dashboard/index.html") } },
    },
  });
}
