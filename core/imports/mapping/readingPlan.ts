import { countText } from "#core/countText.ts";
import { brokenFile } from "../WrongRows.ts";
import { choosableFields, type FileColumns, readHeader, withoutEmptyEnd } from "../readHeader.ts";
import { columnProblems } from "./columnProblems.ts";
import type { DateChoices, ImportPlan, MatchedColumns, RowFix } from "./ImportPlan.ts";

export interface ReadingPlan {
  header: MatchedColumns;
  dates: DateChoices;
  dateFields: readonly string[];
  joined: ReadonlyMap<string, readonly string[]>;
  fixes: ReadonlyMap<number, RowFix["cells"]>;
}

export function readingPlan(cells: readonly string[], plan: ImportPlan | undefined, columns: FileColumns): ReadingPlan {
  const { dates: dateFields = [], joined = new Map<string, readonly string[]>() } = columns;
  if (!plan) {
    return { header: readHeader(cells, columns), dates: {}, dateFields, joined, fixes: new Map() };
  }
  const width = withoutEmptyEnd(cells).length;
  if (plan.columns.length !== width) {
    const matched = plan.columns.length;
    throw brokenFile(
      `The file has ${countText(width, "column")}, but ${matched} ${matched === 1 ? "is" : "are"} matched. Choose the file again.`,
    );
  }
  const problems = columnProblems(plan.columns, columns);
  if (problems.length > 0) throw brokenFile(problems.join(". "));
  const fields = choosableFields(columns);
  const fixed = plan.fixes.flatMap((fix) => Object.keys(fix.cells)).find((field) => !fields.includes(field));
  if (fixed !== undefined) throw brokenFile(`Unknown field “${fixed}”`);
  const fixes = new Map(plan.fixes.map(({ line, cells: values }) => [line, values]));
  const dates = Object.fromEntries(Object.entries(plan.dates).filter(([field]) => dateFields.includes(field)));
  return { header: plan.columns, dates, dateFields, joined, fixes };
}
