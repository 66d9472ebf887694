import type { Logger } from "pino";
import type { PictureOf } from "#bot/operations/photos/PictureOf.ts";
import { refreshPhotos } from "#bot/operations/photos/refreshPhotos.ts";
import { type Job, runEvery } from "./runEvery.ts";

const FAILED = "could not refresh photos";

/** Starts the job that copies photos from Slack and Google again after they change there. */
export function startPhotoScheduler(pictureOf: PictureOf, log: Logger): Job {
  const refresh = async (goesOn: () => boolean) => {
    for (const { organizationId, error } of await refreshPhotos(pictureOf, goesOn)) {
      log.error({ organizationId, err: error }, FAILED);
    }
  };
  return runEvery(10, { name: "photos", run: refresh, failed: FAILED }, log);
}
