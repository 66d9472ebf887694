import type { Logger } from "pino";
import { type PostDigest, sendDigests } from "#bot/operations/slack/sendDigests.ts";
import { type Job, runEvery } from "./runEvery.ts";

/** Posts offices' digests of absences from 9:00 on in each office's time zone. */
export function startDigestScheduler(post: PostDigest, log: Logger): Job {
  // A tick every five minutes reaches 9:00 in every zone, even in zones with an offset that isn't in whole hours.
  const run = (goesOn: () => boolean) => sendDigests(post, goesOn);
  return runEvery(5, { name: "digests", run, failed: "could not send a digest" }, log);
}
