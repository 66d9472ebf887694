import type { z } from "zod";
import { problemOf } from "#core/inputWording.ts";

/** A problem of a document: where it is, and a text that follows the path: `grants[0].amount` `is required`. */
export interface DocumentProblem {
  path: string;
  text: string;
}

type Issue = z.core.$ZodIssue;

/** Words an issue of a document; schemas without a text of their own use it. */
export const documentWording = { error: problemOf };

const UNKNOWN_FIELD = "isn't a known field";
const UNCLEAR = "is not valid";

/** Returns the problems that a schema found, each with the path of its field. */
export function problemsOf(issues: readonly Issue[]): DocumentProblem[] {
  return issues.flatMap((issue) => describe(issue, []));
}

function describe(issue: Issue, before: readonly PropertyKey[]): DocumentProblem[] {
  const path = [...before, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: pathText([...path, key]), text: UNKNOWN_FIELD }));
  }
  const nearest = issue.code === "invalid_union" && issue.message === UNCLEAR ? nearestForm(issue.errors) : undefined;
  if (nearest) return nearest.flatMap((inner) => describe(inner, path));
  return [{ path: pathText(path), text: issue.message }];
}

/** Returns the issues of the form that the value most resembles: the one with the fewest misplaced fields. */
function nearestForm(forms: readonly Issue[][]): Issue[] | undefined {
  return forms.filter((issues) => issues.length > 0).toSorted((one, other) => distance(one) - distance(other))[0];
}

function distance(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.path.length > 0 ? 1 : isOtherShape(issue) ? 100 : 10), 0);
}

function isOtherShape(issue: Issue): boolean {
  return issue.code === "invalid_type" || issue.code === "invalid_value";
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === "number" ? `${text}[${part}]` : `${text}${text === "" ? "" : "."}${String(part)}`),
    "",
  );
}
