import type { CreationAttributes, Model, ModelStatic, Transaction } from "sequelize";
import { chunksOf } from "#core/chunksOf.ts";
import { type Write, writeTogether } from "./writeTogether.ts";

interface Batch {
  model: ModelStatic<Model>;
  values: readonly object[];
}

export function batch<M extends Model>(model: ModelStatic<M>, values: readonly CreationAttributes<M>[]): Batch {
  return { model: model, values };
}

export async function insertRows(batches: readonly Batch[], tx: Transaction): Promise<void> {
  await writeTogether(batches.filter(({ values }) => values.length > 0).map(insertion), tx);
}

/** The batch must have at least one row. */
export function insertion({ model, values }: Batch): Write {
  return (bind) => {
    const attributes = Object.entries(model.getAttributes()).filter(([name]) =>
      values.some((value) => valueOf(value, name) !== undefined),
    );
    const tuples = values.map((value) => {
      const places = attributes.map(([name]) => bind(valueOf(value, name) ?? null));
      return `(${places.join(", ")})`;
    });
    const fields = attributes.map(([name, { field }]) => `"${field ?? name}"`);
    return `INSERT INTO ${model.tableName} (${fields.join(", ")}) VALUES ${tuples.join(", ")}`;
  };
}

/** Values per statement. */
const MAX_BOUND = 6000;

export async function insertManyRows<M extends Model>(
  model: ModelStatic<M>,
  values: readonly CreationAttributes<M>[],
  tx: Transaction,
): Promise<void> {
  const most = Math.floor(MAX_BOUND / Object.keys(model.getAttributes()).length);
  for (const some of chunksOf(values, most)) await insertRows([batch(model, some)], tx);
}

function valueOf(row: object, name: string): unknown {
  return (row as Record<string, unknown>)[name];
}
