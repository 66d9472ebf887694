import { toDays } from "#core/amounts.ts";
import { leaveYearOf } from "#core/ledger/leaveYear.ts";
import type { previewRequest } from "#bot/operations/previewRequest.ts";
import { answerTo } from "./errors.ts";

type Preview = Awaited<ReturnType<typeof previewRequest>>;

/** What the form shows live, in days. The balance is that of the leave year in which the request begins. */
export function presentPreview({ assessment, refusal, facts, holidays, conflicts, approverName }: Preview) {
  const thisYear = leaveYearOf(facts.today, facts.startsIn);
  const figures = facts.years.get(thisYear);
  const charge = assessment?.byYear[0];
  const available = charge?.available ?? figures?.available ?? 0;
  // A year that has not begun has no balance yet: what it will open with is what is available in it.
  const balance = charge && charge.leaveYear !== thisYear ? available : (figures?.balance ?? 0);
  return {
    days: toDays(assessment?.minutes ?? 0),
    holidays,
    balance: toDays(balance),
    available: toDays(available),
    balanceAfter: toDays(charge?.after ?? available),
    isUnlimited: facts.terms.isUnlimited,
    approverName,
    conflicts,
    ...(refusal ? { refusal: answerTo(refusal).body } : {}),
  };
}
