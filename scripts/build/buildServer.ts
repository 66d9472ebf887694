import { build } from "esbuild";

/** Bundles the server's own code, or another program's, into one file; npm packages stay outside. */
export async function buildServer(outfile: string, entryPoint = "bot/main.ts"): Promise<void> {
  await build({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    logLevel: "warning",
  });
}
