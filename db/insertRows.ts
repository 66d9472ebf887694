import { createHash } from "node:crypto";
import type { CreationAttributes, Model, ModelStatic, Transaction } from "sequelize";
import { newId } from "./newId.ts";
import { rows } from "./queries/statement.ts";

const MOST_PREPARED = 30;

/**
 * Appends rows of a model's table in one prepared statement and answers their ids. For what is written with every
 * request: building an instance each, and planning each insert anew, costs several times the insert itself.
 */
export async function insertRows<M extends Model>(
  model: ModelStatic<M>,
  values: readonly CreationAttributes<M>[],
  tx: Transaction,
): Promise<string[]> {
  if (values.length === 0) return [];
  const attributes = model.getAttributes() as Record<string, { field?: string; type: unknown }>;
  const withIds = values.map((value) => ("id" in attributes ? { id: newId(), ...value } : value));
  const names = Object.keys(attributes).filter((name) => withIds.some((value) => given(value, name) !== undefined));
  const fields = names.map((name) => `"${attributes[name]?.field ?? name}"`);
  const places = withIds.map(
    (_, row) => `(${names.map((_name, column) => `$${row * names.length + column + 1}`).join(", ")})`,
  );
  const text = `INSERT INTO ${model.tableName} (${fields.join(", ")}) VALUES ${places.join(", ")}`;
  const bound = withIds.flatMap((value) => names.map((column) => given(value, column) ?? null));
  const name = `insert ${createHash("sha1").update(text).digest("hex")}`;
  // Statements of many rows hardly come twice with the same number of them: not worth keeping prepared.
  await rows({ name: withIds.length > MOST_PREPARED ? "" : name, text }, bound, tx);
  return withIds.map((value) => String(given(value, "id") ?? ""));
}

function given(value: object, name: string): unknown {
  return (value as Record<string, unknown>)[name];
}
