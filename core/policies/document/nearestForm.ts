import type { z } from "zod";

type Issue = z.core.$ZodIssue;
type UnionIssue = Extract<Issue, { code: "invalid_union" }>;

export function nearestForm(forms: readonly Issue[][]): Issue[] {
  return forms.filter((issues) => issues.length > 0).toSorted((one, other) => distance(one) - distance(other))[0] ?? [];
}

function distance(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.path.length > 0 ? 1 : isOtherShape(issue) ? 100 : 10), 0);
}

function isOtherShape(issue: Issue): boolean {
  return issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_union";
}

export function mixedFields({ input, errors }: UnionIssue, nearest: readonly Issue[]) {
  const foreign = unknownFields(nearest);
  const isKnown = (field: string) => errors.some((form) => isOfObject(form) && !unknownFields(form).includes(field));
  if (!hasFields(input) || foreign.length === 0 || !foreign.every(isKnown)) return undefined;
  return { foreign, own: Object.keys(input).filter((field) => !foreign.includes(field)) };
}

function unknownFields(form: readonly Issue[]): string[] {
  return form.flatMap((issue) => (issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys : []));
}

function isOfObject(form: readonly Issue[]): boolean {
  return !form.some((issue) => issue.path.length === 0 && isOtherShape(issue));
}

export function hasFields(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
}
