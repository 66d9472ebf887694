import { EVENT_COLUMNS } from "../rows/EventRow.ts";
import { OPENING_COLUMNS } from "../rows/OpeningRow.ts";
import { PEOPLE_COLUMNS } from "../rows/PersonRow.ts";
import type { FileColumns } from "../readHeader.ts";

export const IMPORT_KINDS = ["people", "openings", "events"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_FIELDS: Readonly<Record<ImportKind, FileColumns>> = {
  people: PEOPLE_COLUMNS,
  openings: OPENING_COLUMNS,
  events: EVENT_COLUMNS,
};
