import type { Logger } from "pino";
import { type PostDigest, sendDigests } from "#bot/operations/slack/sendDigests.ts";
import { everyFiveMinutes, type Job } from "./everyTenMinutes.ts";

const FAILED = "could not send a digest";

/** Starts the job that posts each office's digest of absences to its channel at 9:00 in the office's time zone. */
export function startDigestScheduler(post: PostDigest, log: Logger): Job {
  const send = async (goesOn: () => boolean) => {
    for (const { organizationId, error } of await sendDigests(post, goesOn)) {
      log.error({ organizationId, err: error }, FAILED);
    }
  };
  return everyFiveMinutes("digests", send, log, FAILED);
}
