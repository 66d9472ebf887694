import type { Logger } from "pino";
import { recordErasures } from "#bot/operations/erasures/recordErasures.ts";
import { type Job, runEvery } from "./runEvery.ts";

/** Starts the job that lists erased people outside the database, in case that failed when they were erased. */
export function startErasureRecorder(log: Logger): Job {
  return runEvery(10, { name: "erasures", run: recordErasures, failed: "could not list erased people" }, log);
}
