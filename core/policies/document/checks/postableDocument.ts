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

/** The policy that a document is for. */
export interface DocumentPlace {
  type: LeaveType;
  /** The first month of the organization's leave years. */
  startsIn: number;
  /** The policies of the office's other types, now and scheduled. */
  others: ReadonlyMap<string, readonly PolicyDocument[]>;
}

/**
 * Parses a raw document for an office's policy. Its leave year is left out if it is the organization's, which it then
 * follows. Throws a Refusal with the path for a document that is malformed, or that needs what the ledger can't post: too
 * many lots, excess that no type receives or that returns to its own type, or excess that a type with another leave year
 * receives.
 */
export function postableDocument(raw: unknown, { type, startsIn, others }: DocumentPlace): PolicyDocument {
  const { leaveYear, ...rest } = parseDocument(raw);
  const isOwn = leaveYear !== undefined && leaveYear !== firstDayOfLeaveYear(startsIn);
  const document: PolicyDocument = isOwn ? { ...rest, leaveYear } : rest;
  const [problem] = [
    ...postingProblems(document),
    ...countOfOffice(document, others),
    ...excessProblems(type, document, others),
    ...linkedYearProblems(type, document, others),
  ];
  if (!problem) return document;
  const { path, text } = problem;
  throw new Refusal("rule", "cannot_post", `${path} ${text}`, { fields: { [path]: text } });
}

/** Returns what the ledger can't post in a document: too many lots. */
export function postingProblems({ grants = [] }: PolicyDocument): DocumentProblem[] {
  return countProblems(grants);
}

/** Each lot is a ledger entry of its own, everyone under the policy gets it, and it's carried over on its own. */
const MAX_LOTS_PER_YEAR = 400;
/** As many as of several monthly grants. */
const FEW_LOTS = 60;

function countProblems(grants: readonly GrantRule[]): DocumentProblem[] {
  return lotsOf(grants) > MAX_LOTS_PER_YEAR
    ? [{ path: "grants", text: `can't add leave more than ${MAX_LOTS_PER_YEAR} times a year` }]
    : [];
}

/** All types are calculated together when a person looks at their balances. */
const MAX_LOTS_OF_OFFICE = 1000;

function countOfOffice({ grants = [] }: PolicyDocument, others: DocumentPlace["others"]): DocumentProblem[] {
  const ofOthers = [...others.values()].map((ofType) => Math.max(0, ...ofType.map((one) => lotsOf(one.grants ?? []))));
  const lots = [lotsOf(grants), ...ofOthers].reduce((one, other) => one + other, 0);
  // A document that adds leave only now and then can always be saved.
  return lots > MAX_LOTS_OF_OFFICE && lotsOf(grants) > FEW_LOTS
    ? [
        {
          path: "grants",
          text: `can't add leave more than ${MAX_LOTS_OF_OFFICE} times a year, with the office's other types`,
        },
      ]
    : [];
}

function lotsOf(grants: readonly GrantRule[]): number {
  return grants.map(lotsPerYear).reduce((one, other) => one + other, 0);
}
