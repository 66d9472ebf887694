import type { PolicyTemplate } from "#core/policies/templates/PolicyTemplate.ts";
import { templates } from "#core/policies/templates/templates.ts";
import { policySections } from "./policySections.ts";
import { type SchemaField, schemaFields } from "./schemaFields.ts";

const INTRODUCTION = `# Policy documents

A policy document describes a leave type as a list of grants. A grant adds lots. A lot has a size, a first usable day, and an expiration day; every balance is a sum of lots.

Numbers are exact: a JSON number is read as the exact decimal, and a string such as \`"25/12"\` is a fraction. Unknown fields are refused. \`npm run simulate -- cases.json\` calculates what a document gives a person; each case in the file has a policy, a person's facts, and a question, such as the balance on a date.

\`\`\`json
{
  "unit": "day",
  "grants": [
    { "frequency": "yearly", "amount": 20, "starterShare": "byDay", "carryOver": { "max": 5, "until": "03-31" } }
  ]
}
\`\`\`

20 days a year on January 1; new hires get an amount prorated by day; up to 5 days carry over and expire on March 31.

\`npm run policies-doc\` writes this page and the pages of the templates from the schema.`;

export function policiesPage(): string {
  const sections = policySections.map(({ title, text, schema, elsewhere }) =>
    [`## ${title}`, text, fieldTable(schemaFields(schema, elsewhere))].join("\n\n"),
  );
  return `${[INTRODUCTION, ...sections, templateList()].join("\n\n")}\n`;
}

function templateList(): string {
  return [
    "## Templates",
    "Statutory minimums, each with the year of the law that it follows:",
    templatesOf("statutory"),
    "Company policies:",
    templatesOf("company"),
  ].join("\n\n");
}

function templatesOf(kind: PolicyTemplate["kind"]): string {
  return templates
    .filter((template) => template.kind === kind)
    .map(({ id, name, year }) => `- [${name}](policies/${id}.md)${kind === "statutory" ? ` (${year})` : ""}`)
    .join("\n");
}

function fieldTable(fields: readonly SchemaField[]): string {
  const rows = fields.map(
    ({ path, values, meaning, example }) =>
      `| \`${path}\` | ${values} | ${meaning} | \`${exampleText(path, example)}\` |`,
  );
  return ["| Field | Values | Meaning | Example |", "|---|---|---|---|", ...rows].join("\n");
}

function exampleText(path: string, example: unknown): string {
  return `"${path.split(".").at(-1)}": ${JSON.stringify(example).replace(/([:,])(?=\S)/g, "$1 ")}`;
}
