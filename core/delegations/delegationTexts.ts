import type { IsoDate } from "#core/calendar/dates.ts";
import { formatLongDate, formatSpan } from "#core/calendar/dateTexts.ts";

/** "named" means that the delegation begins later, and "ended" that someone ended it early. */
export const DELEGATION_CHANGES = ["named", "began", "ended"] as const;
export type DelegationChange = (typeof DELEGATION_CHANGES)[number];

export interface ChangedDelegation {
  change: DelegationChange;
  isDelegate: boolean;
  approverName: string;
  delegateName: string;
  from: IsoDate;
  to: IsoDate;
  waiting: number;
}

export function delegationSubject(delegation: ChangedDelegation): string {
  const { change, isDelegate, approverName, delegateName, from, to } = delegation;
  if (change === "ended") return `You're no longer ${approverName}'s delegate`;
  const days = formatSpan(from, to);
  if (!isDelegate) return `${delegateName} is your delegate, ${days}`;
  return change === "began"
    ? `You now decide for ${approverName}, ${days}`
    : `You'll decide for ${approverName}, ${days}`;
}

export function delegationLead({ change, isDelegate, approverName, to, waiting }: ChangedDelegation): string {
  if (change === "ended") return "The delegation ended before its last day. You don't need to do anything.";
  if (!isDelegate) {
    return "An Admin or Owner chose this delegate. You can still decide requests yourself, and you can end the delegation under Delegates in the account menu.";
  }
  const can = `you can approve or reject the requests that are waiting for ${approverName}, except your own. ${approverName} can still decide these requests as well.`;
  if (change === "named") return `On these days, ${can} We'll let you know when the delegation begins.`;
  const now =
    waiting === 1 ? "1 request is waiting now." : `${waiting === 0 ? "No" : waiting} requests are waiting now.`;
  return `Through ${formatLongDate(to)}, ${can} ${now}`;
}
