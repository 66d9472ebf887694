import { Refusal } from "#core/refusal.ts";
import type { ImportResult } from "./RowVerdict.ts";

/** Refuses (422) to import a file with rows that are wrong, and has them. */
export class WrongRows extends Refusal {
  readonly result: ImportResult;

  constructor({ mode, counts, rows }: ImportResult) {
    const some = counts.wrong === 1 ? "1 row is" : `${counts.wrong} rows are`;
    super("rule", "wrong_rows", `${some} invalid, so nothing was imported`);
    this.result = { mode, counts, rows: rows.filter(({ status }) => status === "wrong") };
  }
}

/** All or nothing: refuses (422) what has a wrong row. */
export function assertNoneWrong(result: ImportResult): void {
  if (result.counts.wrong > 0) throw new WrongRows(result);
}
