import { execFile } from "node:child_process";
import { cp, mkdir, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { isIgnoredByDocker, stagesOfDockerfile } from "./dockerfile.ts";

const run = promisify(execFile);

export async function buildAsDockerfile(home: string, { installs }: { installs: boolean }): Promise<string> {
  const build = path.join(home, "build");
  const runtime = path.join(home, "runtime");
  await mkdir(build, { recursive: true });
  for (const { name, text } of stagesOfDockerfile()[1] ?? []) {
    if (name === "COPY") await copy(text.split(" "), build);
    if (name !== "RUN") continue;
    if (text.startsWith("npm ci") && !installs) {
      await symlink(path.resolve("node_modules"), path.join(build, "node_modules"));
      await cp("dist", path.join(build, "dist"), { recursive: true });
    } else {
      await run("/bin/sh", ["-c", text.replace(" /runtime", ` ${runtime}`)], { cwd: build });
    }
  }
  return runtime;
}

async function copy(words: string[], build: string): Promise<void> {
  const target = path.join(build, words.at(-1) ?? "");
  for (const source of words.slice(0, -1)) {
    const isFolder = !words.at(-1)?.endsWith("/");
    await cp(source, isFolder ? target : path.join(target, source), {
      recursive: true,
      filter: (file) => !isIgnoredByDocker(path.relative(".", path.resolve(file))),
    });
  }
}
