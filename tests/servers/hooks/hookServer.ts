import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll } from "@jest/globals";
import type { GuardedFetch } from "#bot/external/guardedFetch.ts";
import { hookFetch, LOOPBACK } from "./hookFetch.ts";
import { selfSigned } from "../selfSigned.ts";

const HOST = "hooks.example.com";

export interface ReceivedHook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface HookServer {
  urlOf(path: string): string;
  received: ReceivedHook[];
  answer(path: string, listener: RequestListener): void;
  got(count: number): Promise<void>;
  hangUp(): void;
  cert: string;
  fetch: GuardedFetch;
}

export async function hookServer(): Promise<HookServer> {
  const { cert, key } = selfSigned(HOST);
  const received: ReceivedHook[] = [];
  const answers = new Map<string, RequestListener>();
  const waiting = new Set<() => void>();
  const server = createServer({ cert, key }, (req, res) => {
    void text(req).then((body) => {
      const path = req.url ?? "";
      received.push({ path, headers: req.headers, body });
      const listener = answers.get(path);
      if (listener) listener(req, res);
      else res.end("ok");
      for (const check of waiting) check();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, LOOPBACK.address, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const hangUp = () => server.closeAllConnections();
  afterAll(() => {
    hangUp();
    server.close();
  });
  return {
    urlOf: (path) => `https://${HOST}:${port}${path}`,
    received,
    answer: (path, listener) => void answers.set(path, listener),
    got: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    hangUp,
    cert,
    fetch: hookFetch(cert),
  };
}
