import { readFile } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { routedFiles } from "./routedFiles.ts";

export async function buildWeb(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: path.resolve("console"),
    mode: "production",
    logLevel: "warn",
    plugins: [react(), routerOfAdmin(), typefaceLicense()],
    build: {
      outDir: path.resolve(outDir),
      // Open pages load their chunks from the assets of earlier builds.
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

function typefaceLicense(): Plugin {
  return {
    name: "typeface-license",
    async generateBundle() {
      const source = await readFile("node_modules/@fontsource-variable/roboto/LICENSE", "utf8");
      this.emitFile({ type: "asset", fileName: "assets/roboto-license.txt", source });
    },
  };
}

const OF_ROUTER = /\/node_modules\/react-router(-dom)?\//;
const OF_ADMIN = /\/console\/admin\/|\/node_modules\/(react-admin|ra-[\w-]+)\/|\?admin$/;

/**
 * Gives the admin console its own copy of the router and of the shared files that import it, because a shared router
 * would add to the dashboard's first load.
 */
function routerOfAdmin(): Plugin {
  const routed = routedFiles();
  return {
    name: "router-of-admin",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || !OF_ADMIN.test(importer)) return null;
      const found = await this.resolve(source, importer.replace(/\?admin$/, ""), { ...options, skipSelf: true });
      const isCopied = found && (OF_ROUTER.test(found.id) || (await routed).has(found.id));
      return isCopied ? { ...found, id: `${found.id}?admin` } : found;
    },
  };
}
