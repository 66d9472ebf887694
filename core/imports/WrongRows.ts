import { figure } from "#core/figure.ts";
import { Refusal } from "#core/refusal.ts";
import type { ImportResult } from "./RowVerdict.ts";

export class WrongRows extends Refusal {
  readonly result: ImportResult;

  constructor({ mode, counts, rows }: ImportResult) {
    const some = counts.wrong === 1 ? "1 row is" : `${figure(counts.wrong)} rows are`;
    super("rule", "wrong_rows", `${some} invalid, so nothing was imported`);
    this.result = { mode, counts, rows: rows.filter(({ status }) => status === "wrong") };
  }
}

/** Imports are all or nothing. */
export function assertNoneWrong(result: ImportResult): void {
  if (result.counts.wrong > 0) throw new WrongRows(result);
}

export function brokenFile(text: string): Refusal {
  return new Refusal("invalid", "broken_file", text);
}
