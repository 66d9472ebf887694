import { Refusal } from "#core/refusal.ts";
import type { RowReason } from "./RowVerdict.ts";

export function reasonOf(column: string | null, rule: () => void): RowReason | null {
  try {
    rule();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return { column, text: error.message };
    throw error;
  }
}

export function reasonsOf(...reasons: (RowReason | null)[]): RowReason[] {
  return reasons.filter((reason) => reason !== null);
}
