import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { Spool } from "#bot/operations/files/Spool.ts";

/** In milliseconds, except `enough`, which is in bytes (16 KB a second). */
const DOWNLOAD_LIMITS = { stalled: 30_000, window: 60_000, enough: 60 * 16 * 1024, longest: 15 * 60_000 };

export type DownloadLimits = typeof DOWNLOAD_LIMITS;

/** Collects all pieces first, so that a slow client holds no database connection. */
export async function sendPieces(
  res: Response,
  pieces: Iterable<string> | AsyncIterable<string>,
  limits: DownloadLimits = DOWNLOAD_LIMITS,
): Promise<void> {
  const spool = new Spool();
  try {
    for await (const piece of pieces) {
      if (res.destroyed) return;
      await spool.write(piece);
    }
    await sendChunks(res, spool.read(), limits);
  } finally {
    await spool.close();
  }
}

export async function sendArriving(res: Response, pieces: AsyncIterable<string>): Promise<void> {
  const spool = new Spool();
  const filled = spool.fill(pieces, () => res.destroyed);
  try {
    await sendChunks(res, spool.follow());
  } finally {
    await filled;
    await spool.close();
  }
}

export async function sendChunks(
  res: Response,
  chunks: AsyncGenerator<Buffer, void, void>,
  { stalled, window, enough, longest }: DownloadLimits = DOWNLOAD_LIMITS,
): Promise<void> {
  const timers: NodeJS.Timeout[] = [];
  const giveUpAfter = (time: number) => {
    const timer = setTimeout(() => void res.destroy(), time);
    timers.push(timer);
    return timer;
  };
  const first = await chunks.next();
  try {
    giveUpAfter(longest);
    const stall = giveUpAfter(stalled);
    const slow = giveUpAfter(window);
    let taken = 0;
    await pipeline(async function* () {
      for (let next = first; !next.done; next = await chunks.next()) {
        yield next.value;
        stall.refresh();
        taken += next.value.length;
        if (taken < enough) continue;
        slow.refresh();
        taken = 0;
      }
    }, res);
  } catch (error) {
    if (!hasDisconnected(error)) throw error;
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await chunks.return();
  }
}

function hasDisconnected(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
