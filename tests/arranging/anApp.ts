import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "@jest/globals";

/** What the stand-in for Slack sent. */
export interface Heard {
  headers: IncomingHttpHeaders;
  text: string;
  /** The fields of a form; of an interaction those of its payload; of an event those of its JSON. */
  body: Record<string, unknown>;
}

/** How the app answers: with nothing, JSON, or a status. */
export type Answer = object | number | undefined;

export interface AnApp {
  url: string;
  heard: Heard[];
  /** Asked for each thing that is heard; undefined is an empty 200. */
  answer: (heard: Heard) => Answer | Promise<Answer>;
}

/** An app of Slack's on loopback that does what a test tells it to, until the last test. */
export async function anApp(): Promise<AnApp> {
  const app: AnApp = { url: "", heard: [], answer: () => undefined };
  const listen = async (req: IncomingMessage, res: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of req as AsyncIterable<Buffer>) parts.push(part);
    const text = Buffer.concat(parts).toString("utf8");
    const heard = { headers: req.headers, text, body: bodyOf(text) };
    app.heard.push(heard);
    const answer = await app.answer(heard);
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
