import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type * as Server from "#bot/main.ts";
import { isUpToDate, SERVER, WEB } from "./buildTargets.ts";

const upToDate = await Promise.all([SERVER, WEB].map(isUpToDate));
if (upToDate.includes(false)) await build();

const server = pathToFileURL(path.resolve(SERVER.folder, "main.js")).href;
const { main } = (await import(server)) as typeof Server;
await main();

/** In a process of its own: the compilers' memory goes when they are done. */
async function build(): Promise<void> {
  console.log("Building what is not built yet …");
  const env = { ...process.env, NODE_ENV: "production" };
  const builder = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], { stdio: "inherit", env });
  const [code] = (await once(builder, "exit")) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}
