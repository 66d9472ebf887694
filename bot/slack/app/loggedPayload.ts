import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { causedBy } from "#db/tracing/causedBy.ts";
import { kindOf, type SlackBody } from "../guard/kindOf.ts";

/**
 * A payload from the socket belongs to no HTTP request, so it gets its own request id. The id also appears in the log
 * lines of messages that the payload causes.
 */
export async function loggedPayload(body: SlackBody, work: () => Promise<void>, log: Logger): Promise<void> {
  const began = performance.now();
  const requestId = randomUUID();
  await causedBy({ requestId }, work);
  const ms = Math.round((performance.now() - began) * 10) / 10;
  log.info({ requestId, kind: kindOf(body), ms }, "answered");
}
