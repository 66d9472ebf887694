import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";

test("from an empty folder it starts its own database, serves the built web, and stops when told", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-start-"));
  // Run by root, the database belongs to another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent" };
  const child = spawn(process.execPath, ["scripts/start.js"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  try {
    const url = await urlPrinted(child.stdout);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: "ok" });
    const page = await fetch(url);
    expect(page.status).toBe(200);
    const [, script = ""] = /<script type="module" crossorigin src="([^"]+)"/.exec(await page.text()) ?? [];
    expect((await fetch(`${url}${script}`)).headers.get("content-type")).toMatch(/javascript/);
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
  } finally {
    child.kill("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  }
}, 60_000);

async function urlPrinted(stdout: NodeJS.ReadableStream): Promise<string> {
  let printed = "";
  for await (const chunk of stdout) {
    printed += String(chunk);
    const [, port] = /Awayday is at http:\/\/localhost:(\d+)\n/.exec(printed) ?? [];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`It ended without an address: ${printed}`);
}
