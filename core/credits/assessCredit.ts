import type { IsoDate } from "#core/calendar/dates.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { fromUnits, type Minutes } from "#core/leave/amounts.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Role } from "#core/people/access/roles.ts";
import { creditWindow } from "#core/policies/creditWindow.ts";
import { Refusal } from "#core/refusal.ts";
import { typeRefusal } from "#core/requests/booking/bookingRefusals.ts";
import type { CreditInput } from "./CreditInput.ts";

export interface CreditFacts {
  today: IsoDate;
  role: Role;
  leaveType: Pick<LeaveTypeView, "name" | "unit" | "requestableBy" | "archived">;
  accrual: Pick<AccrualCase, "timeline" | "opening" | "startsIn">;
  hiredOn: IsoDate | null;
  isRepeated: boolean;
}

export function assessCredit(
  { amount, workedOn }: Pick<CreditInput, "amount" | "workedOn">,
  facts: CreditFacts,
): Minutes {
  const { today, leaveType, isRepeated } = facts;
  const { name, unit } = leaveType;
  const ofType = typeRefusal(leaveType, facts.role);
  if (ofType) throw ofType;
  const window = creditWindow(facts.accrual, facts);
  if (!window)
    throw refusal("credits_not_allowed", "type", `The policy doesn't allow requests to add ${leaveText(name)}`);
  if (workedOn > today) throw refusal("worked_ahead", "workedOn", "The day you worked can't be in the future");
  if (workedOn < window.from) {
    throw refusal("worked_long_ago", "workedOn", `The day you worked must be ${formatFullDate(window.from)}, or later`);
  }
  const minutes = fromUnits(amount, unit);
  const { longest } = window;
  if (longest !== null && minutes > longest) {
    throw refusal("credit_too_long", "amount", `You can request at most ${amountInWords(longest, unit)}`);
  }
  if (isRepeated) throw repeatedCredit(name, workedOn);
  return minutes;
}

function repeatedCredit(name: string, workedOn: IsoDate): Refusal {
  const text = `You already requested ${leaveText(name)} for work on ${formatFullDate(workedOn)}`;
  return new Refusal("conflict", "credit_repeated", text, { fields: { workedOn: text } });
}

function refusal(code: string, field: string, text: string): Refusal {
  return new Refusal("rule", code, text, { fields: { [field]: text } });
}
