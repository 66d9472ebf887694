import type { Response } from "express";
import { CSV_MARK, csvLine } from "#core/lists/csvLine.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { columnList, type Columns } from "./Columns.ts";
import { type DownloadLimits, sendPieces } from "./sendPieces.ts";

/** Sets the file's headers only after loading the last row, so that an error isn't downloaded as a file. */
export async function sendCsv<Row>(
  res: Response,
  fileName: string,
  columns: Columns<Row>,
  pieces: AsyncGenerator<Row[]>,
  limits?: DownloadLimits,
): Promise<void> {
  const texts = async function* () {
    yield* textsOf(columns, pieces);
    if (res.destroyed) return;
    res.set("Content-Disposition", `attachment; filename="${fileName}"`);
    res.set("Content-Type", "text/csv; charset=utf-8");
  };
  await sendPieces(res, texts(), limits);
}

async function* textsOf<Row>(columns: Columns<Row>, pieces: AsyncGenerator<Row[]>): AsyncGenerator<string, void, void> {
  const list = columnList(columns);
  const cells = list.map(([, cell]) => cell);
  let text = CSV_MARK + csvLine(list.map(([header]) => header));
  for await (const piece of pieces) {
    const lines = await mapWithPauses(piece, (row) => csvLine(cells.map((cell) => cell(row))));
    yield text + lines.join("");
    text = "";
  }
  if (text !== "") yield text;
}
