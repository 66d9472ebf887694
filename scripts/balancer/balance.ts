import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** In milliseconds. */
const PATIENCE = 10_000;
const TRIES_EVERY = 100;

/** Usage: `balance.ts <url>…`. Prints its own URL and passes each request to the next server in turn. */
const servers = process.argv.slice(2);
let turn = 0;

const balancer = createServer({ keepAliveTimeout: 65_000 }, (req, res) => {
  pass(req, res).catch(() => res.destroy());
});
balancer.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(balancer.address() as AddressInfo).port}\n`);
});

async function pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await wait(TRIES_EVERY)) {
    for (const _ of servers) {
      const server = servers[turn++ % servers.length] ?? "";
      if ((await forward(server, req, body, res)) !== "refused") return;
    }
  }
  res.writeHead(503, { "retry-after": "5" }).end();
}

function forward(
  server: string,
  { method, url = "/", headers, socket }: IncomingMessage,
  body: Buffer,
  res: ServerResponse,
): Promise<"refused" | void> {
  return new Promise((resolve) => {
    const sent = request(server + url, {
      method,
      headers: { ...headers, "x-forwarded-for": socket.remoteAddress ?? "", "content-length": body.length },
      agent: false,
    });
    sent.on("response", (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(res);
      answer.on("error", () => res.destroy());
      resolve();
    });
    const abandon = () => void sent.destroy();
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") {
        res.off("close", abandon);
        return resolve("refused");
      }
      const answer = { error: "The server cut the request off", code: error.code ?? "cut_off" };
      const headersOut = { "x-cut-off-by": server, "content-type": "application/json" };
      if (!res.headersSent) res.writeHead(502, headersOut).end(JSON.stringify(answer));
      else res.destroy();
      resolve();
    });
    res.on("close", abandon);
    sent.end(body);
  });
}
