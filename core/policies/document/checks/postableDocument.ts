import type { LeaveType } from "#core/leave/LeaveType.ts";
import { firstDayOfLeaveYear } from "#core/leave/leaveYear.ts";
import { Refusal } from "#core/refusal.ts";
import { lotsPerYear } from "../../grants/lotsPerYear.ts";
import type { DocumentProblem } from "../DocumentProblem.ts";
import type { GrantRule } from "../grantRule.ts";
import { parseDocument } from "../parseDocument.ts";
import type { PolicyDocument } from "../PolicyDocument.ts";
import { linkedYearProblems } from "./linkedYearProblems.ts";
import { excessProblems } from "./receivers.ts";

export interface DocumentPlace {
  type: LeaveType;
  startsIn: number;
  others: ReadonlyMap<string, readonly PolicyDocument[]>;
}

export function postableDocument(raw: unknown, { type, startsIn, others }: DocumentPlace): PolicyDocument {
  const followed = firstDayOfLeaveYear(startsIn);
  const { leaveYear, ...rest } = parseDocument(raw, followed);
  const isOwn = leaveYear !== undefined && leaveYear !== followed;
  const document: PolicyDocument = isOwn ? { ...rest, leaveYear } : rest;
  const [problem] = [...postingProblems(document), ...problemsBeside(document, { type, others })];
  if (!problem) return document;
  const { path, text } = problem;
  throw new Refusal("rule", "cannot_post", `${path} ${text}`, { fields: { [path]: text } });
}

export function problemsBeside(
  document: PolicyDocument,
  { type, others }: Pick<DocumentPlace, "type" | "others">,
): DocumentProblem[] {
  return [
    ...countOfOffice(document, others),
    ...excessProblems(type, document, others),
    ...linkedYearProblems(type, document, others),
  ];
}

export function postingProblems({ grants = [] }: PolicyDocument): DocumentProblem[] {
  return countProblems(grants);
}

const MAX_LOTS_PER_YEAR = 400;
const FEW_LOTS = 60;

const MAX_EVALUATED = 20_000;

function countProblems(grants: readonly GrantRule[]): DocumentProblem[] {
  if (lotsOf(grants) > MAX_LOTS_PER_YEAR) {
    return [{ path: "grants", text: `can't add leave more than ${MAX_LOTS_PER_YEAR} times a year` }];
  }
  if (evaluatedIn(grants) <= MAX_EVALUATED) return [];
  return [{ path: "grants", text: "can't have formulas this long if they add leave this often" }];
}

function evaluatedIn(grants: readonly GrantRule[]): number {
  return sumOf(grants.map(evaluatedBy));
}

function evaluatedBy(grant: GrantRule): number {
  const { frequency } = grant;
  const isByEvents = frequency === "perEvent" || (typeof frequency === "object" && "hoursWorked" in frequency);
  return countValues(grant) * (isByEvents ? MAX_LOTS_PER_YEAR : lotsPerYear(grant));
}

function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return 1 + sumOf(Object.values(value).map(countValues));
}

const MAX_LOTS_OF_OFFICE = 1000;
const MAX_EVALUATED_IN_OFFICE = 3 * MAX_EVALUATED;
const FEW_EVALUATED = 1000;

function countOfOffice({ grants = [] }: PolicyDocument, others: DocumentPlace["others"]): DocumentProblem[] {
  const ofAll = (count: (some: readonly GrantRule[]) => number) =>
    count(grants) +
    sumOf([...others.values()].map((ofType) => Math.max(0, ...ofType.map((one) => count(one.grants ?? [])))));
  if (ofAll(lotsOf) > MAX_LOTS_OF_OFFICE && lotsOf(grants) > FEW_LOTS) {
    const text = `can't add leave more than ${MAX_LOTS_OF_OFFICE} times a year, counting the office's other types`;
    return [{ path: "grants", text }];
  }
  if (ofAll(evaluatedIn) > MAX_EVALUATED_IN_OFFICE && evaluatedIn(grants) > FEW_EVALUATED) {
    return [{ path: "grants", text: "can't have formulas this long, counting those of the office's other types" }];
  }
  return [];
}

function lotsOf(grants: readonly GrantRule[]): number {
  return sumOf(grants.map(lotsPerYear));
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((one, other) => one + other, 0);
}
