import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { CSV_MARK, csvLine } from "#core/lists/csvLine.ts";
import type { Columns } from "./Columns.ts";
import { Spool } from "./Spool.ts";

/**
 * In milliseconds: the longest time in which a client may read nothing, the time in which it must read `enough` bytes
 * (16 KB a second), and the longest time for the whole file.
 */
const DOWNLOAD_LIMITS = { stalled: 30_000, window: 60_000, enough: 60 * 16 * 1024, longest: 15 * 60_000 };

/**
 * Sends a CSV file. Loads all rows before it sends the first, so a slow client holds no database connection, and an
 * error is reported like any other instead of cutting the file short.
 */
export async function sendCsv<Row>(
  res: Response,
  fileName: string,
  columns: Columns<Row>,
  pieces: AsyncGenerator<Row[]>,
  { stalled, window, enough, longest } = DOWNLOAD_LIMITS,
): Promise<void> {
  const spool = new Spool();
  const timers: NodeJS.Timeout[] = [];
  const giveUpAfter = (time: number) => {
    const timer = setTimeout(() => void res.destroy(), time);
    timers.push(timer);
    return timer;
  };
  try {
    for await (const text of textsOf(columns, pieces)) {
      if (res.destroyed) return;
      await spool.write(text);
    }
    res.set("Content-Disposition", `attachment; filename="${fileName}"`);
    res.set("Content-Type", "text/csv; charset=utf-8");
    giveUpAfter(longest);
    const stall = giveUpAfter(stalled);
    const slow = giveUpAfter(window);
    let taken = 0;
    await pipeline(async function* () {
      for await (const chunk of spool.read()) {
        yield chunk;
        stall.refresh();
        taken += chunk.length;
        if (taken < enough) continue;
        slow.refresh();
        taken = 0;
      }
    }, res);
  } catch (error) {
    if (!hasDisconnected(error)) throw error;
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await spool.close();
  }
}

/** Yields the header with the first rows, then the other rows, piece by piece. */
async function* textsOf<Row>(columns: Columns<Row>, pieces: AsyncGenerator<Row[]>): AsyncGenerator<string, void, void> {
  const cells = Object.values(columns);
  let text = CSV_MARK + csvLine(Object.keys(columns));
  for await (const piece of pieces) {
    yield text + piece.map((row) => csvLine(cells.map((cell) => cell(row)))).join("");
    text = "";
  }
  if (text !== "") yield text;
}

/** Returns whether the client just disconnected. */
function hasDisconnected(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
