import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export async function runtimePackages(names: readonly string[]): Promise<string[]> {
  const { packages } = JSON.parse(await readFile("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  const found = new Set<string>();
  const add = (from: string, name: string): void => {
    const folder = nearest(from, name, packages);
    if (folder === undefined || found.has(folder) || !existsSync(folder)) return;
    found.add(folder);
    for (const each of dependenciesOf(packages[folder] ?? {})) add(folder, each);
  };
  for (const name of names) add("", name);
  return [...found].toSorted();
}

function dependenciesOf({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Locked): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

function nearest(from: string, name: string, packages: Record<string, Locked>): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf("node_modules/") - 1, 0))) {
    const folder = `${at === "" ? "" : `${at}/`}node_modules/${name}`;
    if (packages[folder]) return folder;
    if (at === "") return undefined;
  }
}
