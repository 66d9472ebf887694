import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { Browser } from "./httpServer.ts";

export interface HalfSent {
  finish(): Promise<{ status: number; body: unknown }>;
  answer(): Promise<{ status: number; body: unknown; connection: string | undefined }>;
  closed: Promise<unknown>;
}

export function halfSent(
  browser: Pick<Browser, "cookies">,
  address: string,
  sent: { method: "POST" | "PATCH" | "DELETE"; body: string; headers?: Record<string, string> },
): HalfSent {
  const { method, body } = sent;
  const half = Math.ceil(body.length / 2);
  const headers = {
    cookie: browser.cookies(),
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    ...sent.headers,
  };
  const sending = request(address, { method, headers });
  const responding = once(sending, "response") as Promise<[IncomingMessage]>;
  const closed = once(sending, "close");
  sending.on("error", () => {});
  sending.write(body.slice(0, half));
  const answer = async () => {
    const [res] = await responding;
    const chunks: Buffer[] = [];
    for await (const chunk of res) chunks.push(chunk as Buffer);
    const { statusCode: status = 0, headers: back } = res;
    const text = Buffer.concat(chunks).toString("utf8");
    return { status, body: text === "" ? undefined : (JSON.parse(text) as unknown), connection: back.connection };
  };
  return {
    finish: async () => {
      sending.end(body.slice(half));
      const { connection: _, ...answered } = await answer();
      return answered;
    },
    answer,
    closed,
  };
}
