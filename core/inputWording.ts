import { figure } from "#core/figure.ts";
import type { z } from "zod";
import { fieldLabel } from "./fieldLabel.ts";
import { listText } from "./listText.ts";

type Issue = z.core.$ZodRawIssue;
type Wording = (issue: Issue) => string;

export function wording(required?: string, problem?: string): Wording {
  return (issue) => {
    if (isAbsent(issue.input)) return required ?? inWords(issue, "is required");
    return problem === undefined ? plainly(issue) : inWords(issue, problem);
  };
}

export function plainly(issue: Issue): string {
  return inWords(issue, problemOf(issue));
}

export function problemOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return isAbsent(issue.input) ? "is required" : `must be ${KINDS[issue.expected] ?? "something else"}`;
    case "invalid_value":
      return `must be ${listText(issue.values.map(String), "or") || "something else"}`;
    case "too_big":
      return `must ${LIMIT_VERBS[issue.origin] ?? "be"} at most ${limit(issue.maximum, issue.origin)}`;
    case "too_small":
      return `must ${LIMIT_VERBS[issue.origin] ?? "be"} at least ${limit(issue.minimum, issue.origin)}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "custom":
    case "invalid_element":
    case "invalid_format":
    case "invalid_key":
    case "invalid_union":
    case "unrecognized_keys":
      break;
  }
  return "isn't valid";
}

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
};

/** "Hours" is plural, unlike "Address" and "Status". */
const PLURAL = /(?<![su])s$/u;

const LIMIT_VERBS: Record<string, string> = { array: "have" };
const PARTS: Record<string, [one: string, several: string]> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
};

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

function limit(amount: number | bigint, origin: string): string {
  const [one, several] = PARTS[origin] ?? [];
  const noun = Number(amount) === 1 ? one : several;
  return noun === undefined ? String(amount) : `${figure(Number(amount))} ${noun}`;
}

function inWords(issue: Issue, problem: string): string {
  const label = labelOf(issue);
  return `${label} ${PLURAL.test(label) ? problem.replace(/^is(?=n't| )/u, "are") : problem}`;
}

function labelOf({ path = [] }: Issue): string {
  const name = path.findLast((part) => typeof part === "string");
  return typeof name === "string" ? fieldLabel(name) : "The input";
}
