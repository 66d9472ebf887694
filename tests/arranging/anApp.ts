import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "@jest/globals";

export interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  text: string;
  body: Record<string, unknown>;
}

type Answer = object | number | undefined;

export interface AnApp {
  url: string;
  received: ReceivedRequest[];
  answer: (received: ReceivedRequest) => Answer | Promise<Answer>;
}

export async function anApp(): Promise<AnApp> {
  const app: AnApp = { url: "", received: [], answer: () => undefined };
  const listen = async (req: IncomingMessage, res: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of req as AsyncIterable<Buffer>) parts.push(part);
    const text = Buffer.concat(parts).toString("utf8");
    const received = { headers: req.headers, text, body: bodyOf(text) };
    app.received.push(received);
    const answer = await app.answer(received);
    if (typeof answer === "object") res.setHeader("content-type", "application/json");
    res.statusCode = typeof answer === "number" ? answer : 200;
    res.end(typeof answer === "object" ? JSON.stringify(answer) : "");
  };
  const server = createServer((req, res) => void listen(req, res));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  app.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/slack`;
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  });
  return app;
}

function bodyOf(text: string): Record<string, unknown> {
  if (text.startsWith("{")) return JSON.parse(text) as Record<string, unknown>;
  const form = Object.fromEntries(new URLSearchParams(text));
  return form["payload"] ? (JSON.parse(form["payload"]) as Record<string, unknown>) : form;
}
