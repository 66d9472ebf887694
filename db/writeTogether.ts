import { createHash } from "node:crypto";
import type { Transaction } from "sequelize";
import { rows, type Statement } from "./queries/statement.ts";

/** Returns a statement. `bind` takes a value and returns its placeholder. */
export type Write = (bind: (value: unknown) => string) => string;

const MAX_PREPARED = 60;

/** The writes must be independent. Returns the rows of the last write. */
export async function writeTogether(writes: readonly Write[], tx: Transaction): Promise<object[]> {
  if (writes.length === 0) return [];
  const { statement, values } = oneStatement(writes);
  return rows(statement, values, tx);
}

/** Requires independent writes, and at least one write. */
export function oneStatement(writes: readonly Write[]): { statement: Statement; values: unknown[] } {
  const values: unknown[] = [];
  const statements = writes.map((write) => write((value) => `$${values.push(value)}`));
  const last = statements.pop() ?? "";
  const others = statements.map((statement, index) => `write${index} AS (${statement})`);
  const text = others.length > 0 ? `WITH ${others.join(", ")} ${last}` : last;
  const name = values.length > MAX_PREPARED ? "" : `write ${createHash("sha1").update(text).digest("hex")}`;
  return { statement: { name, text }, values };
}
