import { build } from "esbuild";

/** Bundles the server's own code into one file; what npm installed stays where it is. */
export async function buildServer(outfile: string): Promise<void> {
  await build({
    entryPoints: ["bot/main.ts"],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    logLevel: "warning",
  });
}
