import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll } from "@jest/globals";

interface HoldingProxy {
  url: string;
  holds: (path: string, authorization: string) => boolean;
  waiting(): number;
  look(): void;
}

export async function holdingProxy(target: string): Promise<HoldingProxy> {
  const waiting = new Set<{ mayGo: () => boolean; go: () => void }>();
  const proxy: HoldingProxy = {
    url: "",
    holds: () => false,
    waiting: () => waiting.size,
    look() {
      for (const one of waiting) if (one.mayGo()) one.go();
    },
  };
  const server = createServer((req, res) => {
    const { url = "", headers, method = "GET" } = req;
    const mayGo = () => !proxy.holds(url, headers.authorization ?? "");
    const pass = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      if (!mayGo()) {
        await new Promise<void>((resolve) => {
          const one = { mayGo, go: () => (waiting.delete(one), resolve()) };
          waiting.add(one);
          res.on("close", one.go);
        });
      }
      if (res.destroyed) return;
      const { authorization = "", "content-type": type = "" } = headers;
      const sent = { authorization, "content-type": type };
      const answer = await fetch(target + url, { method, headers: sent, body: Buffer.concat(chunks) });
      const retryAfter = answer.headers.get("retry-after");
      res.writeHead(answer.status, {
        "content-type": "application/json",
        ...(retryAfter && { "retry-after": retryAfter }),
      });
      res.end(await answer.text());
    };
    pass().catch(() => res.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
