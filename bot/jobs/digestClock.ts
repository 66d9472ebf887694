import type { Logger } from "pino";
import { type PostDigest, sendDigests } from "#bot/operations/slack/sendDigests.ts";
import { everyFiveMinutes, type Job } from "./everyTenMinutes.ts";

const FAILED = "could not send a digest";

/** At nine in the morning of each office its channel is told who is away. */
export function startDigestClock(post: PostDigest, log: Logger): Job {
  const send = async (goesOn: () => boolean) => {
    for (const { organizationId, error } of await sendDigests(post, goesOn)) {
      log.error({ organizationId, err: error }, FAILED);
    }
  };
  return everyFiveMinutes("digests", send, log, FAILED);
}
