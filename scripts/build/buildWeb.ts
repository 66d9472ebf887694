import { readFile } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

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

/** The typeface's license must accompany its files. */
function typefaceLicense(): Plugin {
  return {
    name: "typeface-license",
    async generateBundle() {
      const source = await readFile("node_modules/@fontsource-variable/roboto/LICENSE", "utf8");
      this.emitFile({ type: "asset", fileName: "assets/roboto-license.txt", source });
    },
  };
}

/** The router, and the shared code that uses it. */
const ROUTED = /^react-router(-dom)?($|\/)|^#console\/shared\/parts\/useAddressParam\.ts$/;
const OF_ADMIN = /\/console\/admin\/|\/node_modules\/(react-admin|ra-[\w-]+)\/|\?admin$/;

/** A router shared with react-admin would make the dashboard 18 kB larger. */
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
