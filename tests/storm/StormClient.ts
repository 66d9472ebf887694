import { createHmac } from "node:crypto";
import { Agent, request, type RequestOptions } from "node:http";
import type { Sent } from "./twisted.ts";

const TIMEOUT_MS = 30_000;

export class StormClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 });
  readonly #url: URL;
  readonly #signingSecret: string;

  constructor(url: string, signingSecret: string) {
    this.#url = new URL(url);
    this.#signingSecret = signingSecret;
  }

  /** Resolves to 0 if the connection ended without a response. */
  send(sent: Sent, now: Date): Promise<number> {
    const { method, address, body, isCutOff } = sent;
    const signed = sent.isFromSlack && body ? signatureOf(body, now, this.#signingSecret) : {};
    const length = body ? { "content-length": String(body.length) } : {};
    const headers = { ...length, ...sent.headers, ...signed };
    const options: RequestOptions = { host: this.#url.hostname, port: this.#url.port, method, path: address, headers };
    return new Promise((resolve) => {
      const req = request({ ...options, agent: isCutOff ? false : this.#agent, timeout: TIMEOUT_MS });
      req.on("response", (res) => {
        resolve(res.statusCode ?? 0);
        res.on("error", () => {});
        if (res.headers["content-type"]?.startsWith("text/event-stream")) res.destroy();
        else res.resume();
      });
      req.on("timeout", () => req.destroy(new Error("No answer")));
      req.on("error", () => resolve(0));
      if (isCutOff) req.write(body?.subarray(0, body.length - 1), () => req.destroy());
      else req.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function signatureOf(body: Buffer, now: Date, secret: string): Record<string, string> {
  const stamp = String(Math.floor(now.getTime() / 1000));
  const hash = createHmac("sha256", secret).update(`v0:${stamp}:`).update(body).digest("hex");
  return { "x-slack-request-timestamp": stamp, "x-slack-signature": `v0=${hash}` };
}
