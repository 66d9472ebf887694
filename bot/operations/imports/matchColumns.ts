import { z } from "zod";
import { brokenFile } from "#core/imports/WrongRows.ts";
import { IMPORT_FIELDS, IMPORT_KINDS, type ImportKind } from "#core/imports/mapping/importFields.ts";
import { MAX_COLUMNS } from "#core/imports/mapping/ImportPlan.ts";
import { type OfferedColumns, offeredColumns, type SeenColumn } from "#core/imports/mapping/offeredColumns.ts";
import { DateOrders } from "#core/imports/mapping/writtenDate.ts";
import { withoutEmptyEnd } from "#core/imports/readHeader.ts";
import { oneOf } from "#core/inputs.ts";
import { fromCsvCell } from "#core/lists/csvLine.ts";
import type { Actor } from "../actor.ts";
import { reading } from "../reading.ts";
import { csvRecords } from "./steps/csvRecords.ts";
import type { FileEncoding } from "./steps/decodedText.ts";
import { openFile } from "./steps/readFile.ts";
import { rememberedColumns } from "./steps/rememberColumns.ts";
import { withFile } from "./steps/runImport.ts";

const SAMPLES = 4;
const SAMPLE_LENGTH = 60;

export interface MatchedFile extends OfferedColumns {
  seen: SeenColumn[];
  encoding: FileEncoding;
}

/** Reads the whole file, because a date in the last row can reveal the date format. */
export async function matchColumns(actor: Actor, input: unknown): Promise<MatchedFile> {
  return withFile(actor, () => match(actor, input));
}

const match = reading(
  "matchImportColumns",
  z.object({ kind: oneOf(IMPORT_KINDS), file: openFile }),
  async ({ kind, file }, { me }): Promise<MatchedFile> => {
    const { seen, encoding } = await seenColumns(file());
    const headers = seen.map(({ header }) => header);
    const remembered = await rememberedColumns(me.organizationId, kind satisfies ImportKind, headers);
    return { ...offeredColumns(seen, IMPORT_FIELDS[kind], remembered), seen, encoding };
  },
);

async function seenColumns(file: AsyncIterable<Uint8Array>): Promise<Pick<MatchedFile, "seen" | "encoding">> {
  let encoding: FileEncoding = "utf-8";
  let columns: { header: string; samples: Set<string>; dates: DateOrders }[] | undefined;
  const records = csvRecords(file, (found) => {
    encoding = found;
  });
  for await (const { cells } of records) {
    if (columns) {
      for (const [place, text] of cells.entries()) {
        const cell = fromCsvCell(text).trim();
        const { samples, dates } = columns[place] ?? {};
        if (cell === "" || !samples || !dates) continue;
        if (samples.size < SAMPLES) samples.add(cell.slice(0, SAMPLE_LENGTH));
        dates.add(cell);
      }
      continue;
    }
    const headers = withoutEmptyEnd(cells);
    if (headers.length > MAX_COLUMNS) throw brokenFile(`The file has more than ${MAX_COLUMNS} columns`);
    columns = headers.map((header) => ({ header: header.trim(), samples: new Set(), dates: new DateOrders() }));
  }
  const seen = (columns ?? []).map(({ header, samples, dates }) => ({
    header,
    samples: [...samples],
    dateOrder: dates.order,
    dateExample: dates.example,
  }));
  return { seen, encoding };
}
