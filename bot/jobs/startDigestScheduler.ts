import type { Logger } from "pino";
import { type PostDigest, sendDigests } from "#bot/operations/slack/sendDigests.ts";
import { type Job, runEvery } from "./runEvery.ts";

export function startDigestScheduler(post: PostDigest, log: Logger): Job {
  // Five minutes, because some zones have offsets that aren't whole hours.
  const run = (goesOn: () => boolean) => sendDigests(post, goesOn);
  return runEvery(5, { name: "digests", run, failed: "could not send a digest" }, log);
}
