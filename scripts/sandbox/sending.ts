import { createHmac } from "node:crypto";
import type { SandboxAck, SandboxDelivery } from "./Sandbox.ts";
import type { World } from "./World.ts";

/** Longer than Slack waits, so that a late answer is still seen as one. */
const PATIENCE = 10_000;
/** What takes longer than this, Slack takes for a failure. */
export const ACK_WITHIN = 3000;

const FORM = "application/x-www-form-urlencoded";

/** Sends a body to the app, signed at the world's time; headers given win, an empty one is left out. Status 0: nobody answered. */
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

/** Sends an interaction: a click, a submission, a shortcut. */
export function sendInteraction(world: World, payload: Record<string, unknown>): Promise<SandboxDelivery> {
  return send(world, new URLSearchParams({ payload: JSON.stringify(payload) }).toString());
}

function signature(secret: string, stamp: string, body: string): string {
  return `v0=${createHmac("sha256", secret).update(`v0:${stamp}:${body}`).digest("hex")}`;
}

async function post(url: string, body: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(url, { method: "POST", body, headers, signal: AbortSignal.timeout(PATIENCE) });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return { status: 0, body: "" };
  }
}

/** The JSON of an acknowledgement that came in time; plain text is a message; undefined where there is nothing to act upon. */
export function acknowledged({ status, ackMs, body }: SandboxDelivery): SandboxAck | undefined {
  if (status !== 200 || ackMs > ACK_WITHIN || body === "") return undefined;
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === "object" && read !== null ? read : undefined;
  } catch {
    return { text: body };
  }
}
