import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import type { Fraction } from "#core/policies/document/exact.ts";
import { roundExactly } from "#core/policies/document/roundingRule.ts";
import { contradictions } from "#core/policies/document/contradictions.ts";
import { documentWording, problemsOf, type DocumentProblem } from "#core/policies/document/DocumentProblem.ts";
import type { GrantCase } from "#core/policies/facts/GrantCase.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import * as balances from "./balanceAnswers.ts";
import * as requests from "./requestAnswers.ts";
import { caseWork } from "./caseWork.ts";
import { SimulationCase, type Question } from "./SimulationCase.ts";

/** The answer to a case: a number (null if unlimited), or the reason why there is none. */
export type SimulationAnswer = { value: number | null } | { error: string };

const ANSWERS: Record<Question, (facts: GrantCase, asOf: IsoDate) => Fraction | null> = {
  entitlement: balances.entitlement,
  balance: balances.balance,
  usable: balances.usable,
  bookable: balances.bookable,
  forfeited: balances.forfeited,
  transferred: balances.transferred,
  advance: balances.advance,
  payout: balances.payout,
  cost: requests.cost,
  unpaid: requests.unpaid,
  noticeRequired: requests.noticeRequired,
  approverCount: requests.approverCount,
  evidenceRequired: requests.evidenceRequired,
  accepted: requests.accepted,
};

/** Answers a case, raw as it was received. A malformed case and a missing fact are answered with an error. */
export function simulateCase(raw: unknown): SimulationAnswer {
  const read = readCase(raw);
  return "error" in read ? read : answerCase(read);
}

/**
 * Answers a case like `simulateCase`, unless it takes more work (see `caseWork`) than is left, and returns the work that
 * it took.
 */
export function simulateWithin(raw: unknown, left: number): { answer: SimulationAnswer; work: number } {
  const read = readCase(raw);
  if ("error" in read) return { answer: read, work: 0 };
  const work = caseWork(read);
  if (work > left) return { answer: { error: "The case is too large to simulate here" }, work: 0 };
  return { answer: answerCase(read), work };
}

function readCase(raw: unknown): SimulationCase | { error: string } {
  const parsed = SimulationCase.safeParse(raw, documentWording);
  if (!parsed.success) return { error: sentenceOf(problemsOf(parsed.error.issues)) };
  const problems = contradictions(parsed.data.policy).map(({ path, text }) => ({ path: `policy.${path}`, text }));
  return problems.length > 0 ? { error: sentenceOf(problems) } : parsed.data;
}

function answerCase({ policy, person, events, asOf, ask }: SimulationCase): SimulationAnswer {
  return answerTo(ask, { document: policy, person, events }, asOf);
}

/** Answers a question about facts that were parsed and don't contradict each other. */
export function answerTo(ask: Question, facts: GrantCase, asOf: IsoDate): SimulationAnswer {
  try {
    const answer = ANSWERS[ask](facts, asOf);
    return { value: answer && roundExactly(answer, facts.document.rounding).valueOf() };
  } catch (error) {
    if (error instanceof MissingFact) return { error: error.message };
    throw error;
  }
}

function sentenceOf([problem]: readonly DocumentProblem[]): string {
  return problem?.path ? `${problem.path} ${problem.text}` : "The case is not valid";
}
