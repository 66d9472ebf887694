import { build } from "esbuild";

/** Bundles a program's own code, by default the server's, into one file. It doesn't include npm packages. */
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
