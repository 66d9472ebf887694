import { isDeeperThan } from "#core/isDeeperThan.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import type { Fraction } from "#core/policies/document/exact.ts";
import { roundExactly } from "#core/policies/document/roundingRule.ts";
import { contradictions } from "#core/policies/document/checks/contradictions.ts";
import { documentWording, problemsOf, type DocumentProblem } from "#core/policies/document/DocumentProblem.ts";
import type { GrantCase } from "#core/policies/facts/GrantCase.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import * as balances from "./balanceAnswers.ts";
import * as requests from "./requestAnswers.ts";
import { SimulationCase, type Question } from "./SimulationCase.ts";

/** `value` is null if leave is unlimited. */
export type SimulationAnswer = { value: number | null } | { error: string };

const MAX_LEVELS = 40;

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

export function simulateCase(raw: unknown): SimulationAnswer {
  if (isDeeperThan(MAX_LEVELS, raw)) return { error: "The case is nested too deeply" };
  const parsed = SimulationCase.safeParse(raw, documentWording);
  if (!parsed.success) return { error: sentenceOf(problemsOf(parsed.error.issues)) };
  const { policy, person, events, asOf, ask } = parsed.data;
  const problems = contradictions(policy, "01-01").map(({ path, text }) => ({ path: `policy.${path}`, text }));
  if (problems.length > 0) return { error: sentenceOf(problems) };
  return answerTo(ask, { document: policy, person, events }, asOf);
}

/** The policy of `facts` must have no contradictions. */
export function answerTo(ask: Question, facts: GrantCase, asOf: IsoDate): SimulationAnswer {
  try {
    const answer = ANSWERS[ask](facts, asOf);
    const value = answer && roundExactly(answer, facts.document.rounding).valueOf();
    return value === null || Number.isFinite(value) ? { value } : { error: "The amounts are too large" };
  } catch (error) {
    if (error instanceof MissingFact) return { error: error.message };
    throw error;
  }
}

function sentenceOf([problem]: readonly DocumentProblem[]): string {
  return problem?.path ? `${problem.path} ${problem.text}` : "The case isn't valid";
}
