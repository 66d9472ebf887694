import type { Logger } from "pino";
import type { PictureOf } from "#bot/operations/photos/PictureOf.ts";
import { refreshPhotos } from "#bot/operations/photos/refreshPhotos.ts";
import { type Job, runEvery } from "./runEvery.ts";

/** Starts the job that copies photos from Slack and Google again after they change there. */
export function startPhotoScheduler(pictureOf: PictureOf, log: Logger): Job {
  const run = (goesOn: () => boolean) => refreshPhotos(pictureOf, goesOn);
  return runEvery(10, { name: "photos", run, failed: "could not refresh photos" }, log);
}
