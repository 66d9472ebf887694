import { readFile } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

/** Builds the web into a folder: a page for each app, and assets whose names change with what is in them. */
export async function buildWeb(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: path.resolve("console"),
    mode: "production",
    logLevel: "warn",
    plugins: [react(), routerOfAdmin(), typefaceLicense()],
    build: {
      outDir: path.resolve(outDir),
      // What was built before stays: pages that are still open load their parts from it.
      emptyOutDir: false,
      chunkSizeWarningLimit: 1000,
      rollupOptions: {
        input: {
          dashboard: path.resolve("console/dashboard/index.html"),
          admin: path.resolve("console/admin/index.html"),
        },
      },
    },
  });
}

/** The license of the typeface asks to be with its files. */
function typefaceLicense(): Plugin {
  return {
    name: "typeface-license",
    async generateBundle() {
      const source = await readFile("node_modules/@fontsource-variable/roboto/LICENSE", "utf8");
      this.emitFile({ type: "asset", fileName: "assets/roboto-license.txt", source });
    },
  };
}

/** The router, and what the apps share that asks it. */
const ROUTED = /^react-router(-dom)?($|\/)|^#console\/shared\/parts\/useAddressParam\.ts$/;
const OF_ADMIN = /\/console\/admin\/|\/node_modules\/(react-admin|ra-[\w-]+)\/|\?admin$/;

/**
 * The router is one large file, of which a build keeps what anybody uses. react-admin uses much that the dashboard does
 * not: with a copy of its own for the console, the dashboard loads 18 kB less.
 */
function routerOfAdmin(): Plugin {
  return {
    name: "router-of-admin",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || !OF_ADMIN.test(importer)) return null;
      const isWithin = importer.endsWith("?admin") && source.startsWith(".");
      if (!isWithin && !ROUTED.test(source)) return null;
      const found = await this.resolve(source, importer.replace(/\?admin$/, ""), { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?admin` };
    },
  };
}
