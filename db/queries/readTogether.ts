import type { Transaction } from "sequelize";
import { rows, type Statement } from "./statement.ts";

export interface Read<Result> {
  statement: Statement;
  values: readonly unknown[];
  /** Times may be strings, because the rows may come from JSON. */
  resultOf: (found: never[]) => Result;
}

export async function readAlone<Result>({ statement, values, resultOf }: Read<Result>, tx?: Transaction) {
  return resultOf(await rows<never>(statement, [...values], tx));
}

const combined = new Map<string, Statement>();

export async function readTogether<Results extends unknown[]>(
  reads: { [Index in keyof Results]: Read<Results[Index]> },
  tx?: Transaction,
): Promise<Results> {
  const each = reads as readonly Read<unknown>[];
  const name = each.map(({ statement }) => statement.name).join(" + ");
  const statement = combined.get(name) ?? { name, text: textOf(each) };
  combined.set(name, statement);
  const values = each.flatMap((one) => one.values);
  const [found] = await rows<Record<string, never[]>>(statement, values, tx);
  return each.map(({ resultOf }, index) => resultOf(found?.[`read${index}`] ?? [])) as Results;
}

function textOf(reads: readonly Read<unknown>[]): string {
  let before = 0;
  const columns = reads.map(({ statement, values }, index) => {
    const shifted = statement.text.replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + before}`);
    before += values.length;
    return `(SELECT coalesce(json_agg(r), '[]') FROM (${shifted}) r) AS read${index}`;
  });
  return `SELECT ${columns.join(", ")}`;
}
