import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll } from "@jest/globals";
import { buildServer } from "#scripts/build/buildServer.ts";

const CACHE = path.resolve("node_modules", ".cache");

export async function bundledProgram(entryPoint: string): Promise<URL> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(path.join(CACHE, "awayday-"));
  afterAll(() => rm(folder, { recursive: true }));
  const program = path.join(folder, "program.mjs");
  await buildServer(program, entryPoint);
  return pathToFileURL(program);
}
