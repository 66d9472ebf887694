import type { z } from "zod";
import { problemOf } from "#core/inputWording.ts";
import { hasFields, mixedFields, nearestForm } from "./nearestForm.ts";

/** For example, `grants[0].amount` and `is required`. */
export interface DocumentProblem {
  path: string;
  text: string;
}

type Issue = z.core.$ZodIssue;

export const documentWording = { error: problemOf, reportInput: true };

const UNKNOWN_FIELD = "isn't a known field";
const UNCLEAR = "isn't valid";

/** The text isn't used for objects with fields, because the problems of their fields show the intended form. */
export function otherwise(text: string): (issue: { input?: unknown }) => string | undefined {
  return ({ input }) => (hasFields(input) ? undefined : text);
}

export function problemsOf(issues: readonly Issue[]): DocumentProblem[] {
  return withoutConsequences(issues).flatMap((issue) => describe(issue, []));
}

function describe(issue: Issue, before: readonly PropertyKey[]): DocumentProblem[] {
  const path = [...before, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: pathText([...path, key]), text: UNKNOWN_FIELD }));
  }
  if (isAbsent(issue)) return [{ path: pathText(path), text: "is required" }];
  if (issue.code === "invalid_union" && issue.message === UNCLEAR) {
    const nearest = nearestForm(issue.errors);
    const mixed = mixedFields(issue, nearest);
    if (mixed) return mixed.foreign.map((field) => ({ path: pathText([...path, field]), text: beside(mixed.own) }));
    if (nearest.length > 0) return withoutConsequences(nearest).flatMap((inner) => describe(inner, path));
  }
  return [{ path: pathText(path), text: issue.message }];
}

function beside(fields: readonly string[]): string {
  return `can't be combined with ${fields.join(" and ")}`;
}

function isAbsent({ code, input }: Issue): boolean {
  return code !== "custom" && (input === undefined || input === null);
}

function withoutConsequences(issues: readonly Issue[]): Issue[] {
  const unknown = issues.filter(({ code }) => code === "unrecognized_keys");
  const isExplained = (issue: Issue) =>
    unknown.some(
      ({ path }) => path.length === issue.path.length - 1 && path.every((part, at) => part === issue.path[at]),
    );
  return [
    ...unknown,
    ...issues.filter((issue) => !unknown.includes(issue) && !(isAbsent(issue) && isExplained(issue))),
  ];
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === "number" ? `${text}[${part}]` : `${text}${text === "" ? "" : "."}${String(part)}`),
    "",
  );
}
