import { createHmac } from "node:crypto";
import type { SandboxDelivery } from "./Sandbox.ts";
import type { World } from "./World.ts";
import type { SandboxAck } from "./SandboxView.ts";

/** In milliseconds. */
const TIMEOUT_MS = 10_000;
/** In milliseconds. Slack treats a later response as a failure. */
const ACK_WITHIN = 3000;

const FORM = "application/x-www-form-urlencoded";

/** An empty value in `given` omits a header. Status 0 means that there was no response. */
export async function send(world: World, body: string, given: Record<string, string> = {}): Promise<SandboxDelivery> {
  const stamp = given["x-slack-request-timestamp"] || String(Math.floor(world.now().getTime() / 1000));
  const wanted: Record<string, string> = {
    "content-type": FORM,
    "user-agent": "Slackbot 1.0 (+https://api.slack.com/robots)",
    "x-slack-request-timestamp": stamp,
    "x-slack-signature": signature(world.options.signingSecret, stamp, body),
    ...given,
  };
  const headers = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ""));
  const began = performance.now();
  const answer = await post(world.eventsUrl, body, headers);
  return { ...answer, ackMs: performance.now() - began };
}

export function sendInteraction(world: World, payload: Record<string, unknown>): Promise<SandboxDelivery> {
  return send(world, new URLSearchParams({ payload: JSON.stringify(payload) }).toString());
}

function signature(secret: string, stamp: string, body: string): string {
  return `v0=${createHmac("sha256", secret).update(`v0:${stamp}:${body}`).digest("hex")}`;
}

async function post(url: string, body: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(url, { method: "POST", body, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return { status: 0, body: "" };
  }
}

export function acknowledged({ status, ackMs, body }: SandboxDelivery): SandboxAck | undefined {
  if (status !== 200 || ackMs > ACK_WITHIN || body === "") return undefined;
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === "object" && read !== null ? read : undefined;
  } catch {
    return { text: body };
  }
}
