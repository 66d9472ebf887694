import { listText } from "#core/listText.ts";
import { choosableFields, type FileColumns } from "../readHeader.ts";
import type { MatchedColumns } from "./ImportPlan.ts";

export function columnProblems(matched: MatchedColumns, columns: FileColumns): string[] {
  const fields = choosableFields(columns);
  const unknown = matched.filter((field) => field !== null && !fields.includes(field));
  const twice = fields.filter((field) => matched.filter((one) => one === field).length > 1);
  const missing = columns.required.filter((field) => !matched.includes(field));
  const parts = [...(columns.joined ?? [])].flatMap(([whole, names]) =>
    matched.includes(whole) ? names.filter((name) => matched.includes(name)) : [],
  );
  return [
    ...unknown.map((field) => `Unknown field “${field}”`),
    ...(missing.length > 0 ? [`Choose a column for ${listText(missing)}`] : []),
    ...twice.map((field) => `Choose only one column for ${field}`),
    ...(parts.length > 0 ? [`Choose either name or ${listText(parts)}`] : []),
  ];
}
