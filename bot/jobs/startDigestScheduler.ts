import type { Logger } from "pino";
import { type PostDigest, sendDigests } from "#bot/operations/slack/sendDigests.ts";
import { type Job, runEvery } from "./runEvery.ts";

const FAILED = "could not send a digest";

/** Starts the job that posts each office's digest of absences to its channel at 9:00 in the office's time zone. */
export function startDigestScheduler(post: PostDigest, log: Logger): Job {
  const send = async (goesOn: () => boolean) => {
    for (const { organizationId, error } of await sendDigests(post, goesOn)) {
      log.error({ organizationId, err: error }, FAILED);
    }
  };
  // A tick every five minutes reaches 9:00 in every zone, even in those whose offset isn't in whole hours.
  return runEvery(5, { name: "digests", run: send, failed: FAILED }, log);
}
