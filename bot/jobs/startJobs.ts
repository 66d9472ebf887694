import type { Logger } from "pino";
import type { BackupConfig } from "#bot/config.ts";
import { recordErasures } from "#bot/operations/erasures/recordErasures.ts";
import { forgetExpired } from "#bot/operations/forgetExpired.ts";
import type { PictureOf } from "#bot/operations/photos/PictureOf.ts";
import { refreshPhotos } from "#bot/operations/photos/refreshPhotos.ts";
import { expireRequests } from "#bot/operations/requests/expireRequests.ts";
import { type Job, runEvery } from "./runEvery.ts";
import { startAccrualScheduler } from "./startAccrualScheduler.ts";
import { startBackupScheduler } from "./startBackupScheduler.ts";
import { startDigestScheduler } from "./startDigestScheduler.ts";
import { startReminderScheduler } from "./startReminderScheduler.ts";

interface JobsContext {
  databaseUrl: string;
  backups: BackupConfig | undefined;
  postDigest: Parameters<typeof startDigestScheduler>[0] | undefined;
  pictureOf: PictureOf;
  log: Logger;
}

export function startJobs({ databaseUrl, backups, postDigest, pictureOf, log }: JobsContext): Job {
  const refresh = (goesOn: () => boolean) => refreshPhotos(pictureOf, goesOn);
  const jobs = [
    startAccrualScheduler(log),
    startReminderScheduler(log),
    runEvery(10, { name: "expiry", run: expireRequests, failed: "could not cancel requests without a decision" }, log),
    runEvery(10, { name: "photos", run: refresh, failed: "could not refresh photos" }, log),
    runEvery(10, { name: "erasures", run: listErased, failed: "could not list erased people" }, log),
    runEvery(10, { name: "cleanup", run: forgetExpired, failed: "could not delete expired records" }, log),
  ];
  if (postDigest) jobs.push(startDigestScheduler(postDigest, log));
  if (backups) jobs.push(startBackupScheduler(backups, databaseUrl, log));
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}

async function listErased(): Promise<[]> {
  await recordErasures();
  return [];
}
