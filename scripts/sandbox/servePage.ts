import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { actOnPage } from "./actOnPage.ts";
import type { PageAct } from "./PageState.ts";
import { readPageState } from "./readPageState.ts";
import { bodyOf, json } from "./slackApi/serveSlack.ts";
import type { World } from "./World.ts";

const FILES: Record<string, { file: string; type: string }> = {
  "/": { file: "index.html", type: "text/html; charset=utf-8" },
  "/style.css": { file: "style.css", type: "text/css; charset=utf-8" },
};
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src https: http: data:";

export async function servePage(world: World, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname, searchParams, host } = new URL(req.url ?? "/", world.url);
  // Rejects other host names and cross-site posts, so other websites can't reach the sandbox.
  const port = host.split(":")[1];
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(req.headers.host ?? ""))
    return void res.writeHead(403).end();
  if (req.method === "POST") {
    if (pathname !== "/page/act" || req.headers["content-type"] !== "application/json")
      return void res.writeHead(415).end();
    return json(res, 200, await actOnPage(world, JSON.parse(await bodyOf(req)) as PageAct));
  }
  const file = FILES[pathname];
  if (file) return send(res, file.type, await readFile(local(file.file)));
  if (pathname === "/page.js") return send(res, "text/javascript; charset=utf-8", await script());
  if (pathname === "/page/changes") return streamChanges(world, res);
  if (pathname === "/page/state") {
    const state = readPageState(world, searchParams.get("team") ?? "", searchParams.get("user") ?? "");
    return json(res, state ? 200 : 404, state ?? {});
  }
  res.writeHead(404).end();
}

function send(res: ServerResponse, type: string, content: string | Uint8Array): void {
  res
    .writeHead(200, { "content-type": type, "content-security-policy": POLICY, "cache-control": "no-store" })
    .end(content);
}

async function script(): Promise<Uint8Array> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [local("main.ts")],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

function streamChanges({ changes }: World, res: ServerResponse): void {
  res.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  res.write("retry: 1000\n\n");
  let isWaiting = false;
  const notify = () => {
    if (isWaiting) return;
    isWaiting = true;
    setImmediate(() => {
      isWaiting = false;
      res.write("data: changed\n\n");
    });
  };
  changes.on("change", notify);
  res.on("close", () => changes.off("change", notify));
}

function local(file: string): string {
  return path.resolve("scripts/sandbox/page", file);
}
