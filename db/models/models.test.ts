import { expect, test } from "@jest/globals";
import type { Model, ModelStatic } from "sequelize";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "../connect.ts";
import { oneOfEach } from "../factories/oneOfEach/oneOfEach.ts";

await testDatabase();
const models = Object.values(database().sequelize.models) as ModelStatic<Model>[];

const WITHOUT_MODEL = ["mail_recipients", "migrations", "rate_limits", "sessions"];
const WITHOUT_ATTRIBUTE = [
  "organizations.calendar_version",
  "organizations.leave_types_version",
  "users.policy_ids",
  "users.past_facts",
  "users.past_policy_ids",
  "ledger_entries.counts_as",
  "users.policy_events",
  "users.search_text",
  "holidays.search_text",
  "pto_requests.relieved",
];

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
}

const { rows: columns } = await database().pool.query<Column>(`
  SELECT table_name AS table, column_name AS name, data_type AS type,
    is_nullable = 'YES' AS nullable, column_default IS NOT NULL AS "hasDefault"
  FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`);

const TYPES: Record<string, string[]> = {
  UUID: ["uuid"],
  TEXT: ["text"],
  DATE: ["timestamp with time zone"],
  DATEONLY: ["date"],
  INTEGER: ["integer", "smallint"],
  SMALLINT: ["smallint"],
  DECIMAL: ["numeric"],
  ARRAY: ["ARRAY"],
  BOOLEAN: ["boolean"],
  JSONB: ["jsonb"],
  BLOB: ["bytea"],
};

test("each table has a model", () => {
  const tables = columns.map(({ table }) => table).filter((table) => !WITHOUT_MODEL.includes(table));
  expect(new Set(models.map((model) => model.getTableName()))).toEqual(new Set(tables));
});

test.each(models.map((model): [string, ModelStatic<Model>] => [model.name, model]))(
  "the attributes of %s are the columns of its table",
  (_, model) => {
    const ofTable = columns.filter(
      ({ table, name }) => table === model.getTableName() && !WITHOUT_ATTRIBUTE.includes(`${table}.${name}`),
    );
    const attributes = Object.values(model.getAttributes());
    expect(attributes.map(({ field }) => String(field)).toSorted()).toEqual(ofTable.map(({ name }) => name).toSorted());

    for (const attribute of attributes) {
      const column = ofTable.find(({ name }) => name === attribute.field)!;
      const { key } = attribute.type as unknown as { key: string };
      expect({ [column.name]: TYPES[key] }).toEqual({ [column.name]: expect.arrayContaining([column.type]) });
      const demanded = attribute.allowNull === false || attribute.primaryKey === true;
      const mayBeLeftOut = column.nullable || column.hasDefault;
      expect({ [column.name]: demanded }).toEqual({ [column.name]: !mayBeLeftOut });
    }
  },
);

test("a row of each model is read back unchanged", async () => {
  const { rows } = await oneOfEach();
  expect(new Set(rows.map((row) => row.constructor.name))).toEqual(new Set(models.map((model) => model.name)));
  const filled = new Set<string>();
  for (const row of rows) {
    const model = row.constructor as ModelStatic<Model>;
    const found = await model.findOne({ where: row.where() as Record<string, string>, rejectOnEmpty: true });
    const values: Record<string, unknown> = found.get({ plain: true });
    expect(values).toEqual(row.get({ plain: true }));
    for (const name of Object.keys(values)) if (values[name] != null) filled.add(`${model.name}.${name}`);
  }
  const attributes = models.flatMap((model) =>
    Object.keys(model.getAttributes()).map((name) => `${model.name}.${name}`),
  );
  expect(attributes.filter((attribute) => !filled.has(attribute))).toEqual([]);
});

test("an update uses the whole key, so no row of another organization is changed", async () => {
  const { rows } = await oneOfEach();
  const office = rows.find((row) => row.constructor.name === "Office")!;
  let statement = "";
  await office.update({ name: "Renamed" }, { logging: (sql) => (statement = sql) });
  expect(statement).toMatch(/WHERE .*"organization_id" = \$\d/);
  expect(statement).toMatch(/WHERE .*"id" = \$\d/);
});
