import type { UserPatch } from "#core/people/UserInput.ts";
import { samePatterns, withChange } from "#core/working/withChange.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import { writtenWeeks } from "#core/working/writtenWeeks.ts";
import type { KnownPerson } from "./PeopleFacts.ts";
import type { PersonRow } from "./rows/PersonRow.ts";
import { reasonOf } from "./reasonOf.ts";
import type { RowReason, RowVerdict } from "./RowVerdict.ts";

export interface WantedPattern {
  /** If null, the person follows the office from today on. If undefined, the pattern stays unchanged. */
  pattern?: UserPatch["workingPattern"];
  changes: NonNullable<RowVerdict["changes"]>;
  reason: RowReason | null;
}

export function patternCells(patterns: readonly Pick<PatternChange, "from">[] | null | undefined) {
  const last: Partial<PatternChange> | undefined = patterns?.at(-1);
  return {
    "working hours": last?.weeks ? writtenWeeks(last.weeks) : null,
    "working hours from": last?.from ?? null,
  };
}

export function incompletePattern(row: Partial<PersonRow>): RowReason | null {
  const { "working hours": weeks, "working hours from": from } = row;
  if (weeks && !from) return { column: "working hours from", text: "Enter the date when the working hours start" };
  const isAlone = weeks === undefined && Boolean(from);
  return isAlone ? { column: "working hours from", text: "The column working hours is missing" } : null;
}

export function wantedPattern(row: PersonRow, person: KnownPerson | undefined): WantedPattern {
  const { "working hours": weeks, "working hours from": from } = row;
  const own = person?.facts?.workingPatterns ?? null;
  const first = from ?? person?.today;
  const reason = incompletePattern(row);
  if (reason || weeks === undefined || first === undefined) return { changes: {}, reason };
  let after: readonly PatternChange[] | null = null;
  const excess = reasonOf("working hours", () => {
    after = withChange(own, { from: first, weeks });
  });
  if (excess) return { changes: {}, reason: excess };
  if (samePatterns(own, after)) return { changes: {}, reason: null };
  const [before, wanted] = [
    patternCells(own),
    { "working hours": weeks && writtenWeeks(weeks), "working hours from": from ?? null },
  ];
  const columns = ["working hours", "working hours from"] as const;
  const changed = columns.filter((column) => before[column] !== wanted[column]);
  const changes = Object.fromEntries(changed.map((column) => [column, { from: before[column], to: wanted[column] }]));
  return { pattern: from ? { from, weeks } : null, changes, reason: null };
}
