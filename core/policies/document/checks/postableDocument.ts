import type { LeaveType } from "#core/leave/LeaveType.ts";
import { Refusal } from "#core/refusal.ts";
import { lotsPerYear } from "../../grants/lotsPerYear.ts";
import { firstDayOfLeaveYear } from "../documentIn.ts";
import type { DocumentProblem } from "../DocumentProblem.ts";
import type { GrantRule } from "../grantRule.ts";
import { parseDocument } from "../parseDocument.ts";
import type { PolicyDocument } from "../PolicyDocument.ts";
import { excessProblems } from "./receivers.ts";

/** The policy that a document is for. */
export interface DocumentPlace {
  type: LeaveType;
  /** The first month of a leave year. */
  startsIn: number;
  /** The policies of the office's other types, now and scheduled. */
  others: ReadonlyMap<string, readonly PolicyDocument[]>;
}

/**
 * Parses a raw document for the policy of an office. Throws a Refusal with the path for one that is malformed, or that
 * needs what the ledger can't post: another leave year than the organization's, too many lots, or excess that no type
 * receives or that returns to its own type.
 */
export function postableDocument(raw: unknown, { type, startsIn, others }: DocumentPlace): PolicyDocument {
  const document = parseDocument(raw);
  const [problem] = [
    ...postingProblems(document, startsIn),
    ...countOfOffice(document, others),
    ...excessProblems(type, document, others),
  ];
  if (!problem) return document;
  const { path, text } = problem;
  throw new Refusal("rule", "cannot_post", `${path} ${text}`, { fields: { [path]: text } });
}

/**
 * Returns what the ledger can't post in a document: another leave year than the organization's, which begins in the
 * month `startsIn`, and too many lots.
 */
export function postingProblems({ leaveYear, grants = [] }: PolicyDocument, startsIn: number): DocumentProblem[] {
  return [...leaveYearProblems(leaveYear, startsIn), ...countProblems(grants)];
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

/** Without a leave year, a document follows the organization's. */
function leaveYearProblems(leaveYear: string | undefined, startsIn: number): DocumentProblem[] {
  const first = firstDayOfLeaveYear(startsIn);
  if (leaveYear === undefined || leaveYear === first) return [];
  const text =
    leaveYear === "hire"
      ? `can't be hire yet, because balances follow the organization's leave year, which begins on ${first}`
      : `must be ${first}, because balances follow the organization's leave year`;
  return [{ path: "leaveYear", text }];
}
