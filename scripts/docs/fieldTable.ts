import type { SchemaField } from "./schemaFields.ts";

/** Returns a Markdown table of fields: each with its values, its meaning, and an example. */
export function fieldTable(fields: readonly SchemaField[]): string {
  const rows = fields.map(
    ({ path, values, meaning, example }) =>
      `| \`${path}\` | ${values} | ${meaning} | \`${exampleText(path, example)}\` |`,
  );
  return ["| Field | Values | Meaning | Example |", "|---|---|---|---|", ...rows].join("\n");
}

function exampleText(path: string, example: unknown): string {
  return `"${path.split(".").at(-1)}": ${JSON.stringify(example).replace(/([:,])(?=\S)/g, "$1 ")}`;
}
