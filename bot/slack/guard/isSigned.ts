import { createHmac, timingSafeEqual } from "node:crypto";

const TOLERANCE_SECONDS = 5 * 60;

export interface Signed {
  body: Buffer;
  signature: string | undefined;
  timestamp: string | undefined;
}

/** True if Slack signed the message within five minutes of `now`, before or after. */
export function isSigned({ body, signature, timestamp }: Signed, secret: string, now: Date): boolean {
  if (!signature || !isRecent(timestamp, now)) return false;
  const expected = createHmac("sha256", secret).update(`v0:${timestamp}:`).update(body).digest("hex");
  const [ours, theirs] = [Buffer.from(`v0=${expected}`), Buffer.from(signature)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

/** `timestamp` is in whole seconds. */
export function isRecent(timestamp: string | undefined, now: Date): timestamp is string {
  if (!timestamp || !/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(Math.floor(now.getTime() / 1000) - Number(timestamp)) <= TOLERANCE_SECONDS;
}
