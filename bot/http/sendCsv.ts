import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { CSV_MARK, csvLine } from "#core/lists/csvLine.ts";
import type { Columns } from "./admin/columns/Columns.ts";

/** How long somebody may take nothing of a file before it is given up: it holds a connection of the database. */
const STALLED = 60_000;
/** And how long they may take for all of it, however they spread it out. */
const LONGEST = 15 * 60_000;

/**
 * Answers with a file of rows, as fast as they are taken. What goes wrong before the first of them is told like any error;
 * afterwards the connection breaks, so that nobody takes half a file for a whole one.
 */
export async function sendCsv<Row>(
  res: Response,
  fileName: string,
  columns: Columns<Row>,
  pieces: AsyncGenerator<Row[]>,
): Promise<void> {
  const texts = textsOf(columns, pieces);
  let late: NodeJS.Timeout | undefined;
  try {
    const first = await texts.next();
    res.set("Content-Disposition", `attachment; filename="${fileName}"`);
    res.set("Content-Type", "text/csv; charset=utf-8");
    res.setTimeout(STALLED, () => void res.destroy());
    late = setTimeout(() => void res.destroy(), LONGEST);
    await pipeline(async function* () {
      yield first.value ?? "";
      yield* texts;
    }, res);
  } catch (error) {
    if (!hasGone(error)) throw error;
  } finally {
    clearTimeout(late);
    await texts.return();
  }
}

/** The head with the first rows, then the others, a piece at a time. */
async function* textsOf<Row>(columns: Columns<Row>, pieces: AsyncGenerator<Row[]>): AsyncGenerator<string, void, void> {
  const cells = Object.values(columns);
  let text = CSV_MARK + csvLine(Object.keys(columns));
  for await (const piece of pieces) {
    yield text + piece.map((row) => csvLine(cells.map((cell) => cell(row)))).join("");
    text = "";
  }
  if (text !== "") yield text;
}

/** Whether it is only that the client has gone away. */
function hasGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
