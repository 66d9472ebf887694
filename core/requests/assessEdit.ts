import type { Blackout } from "#core/blackouts/Blackout.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { isSamePart } from "#core/leave/LeaveParts.ts";
import { type Assessment, type AssessmentFacts, tryAssess, type Verdict, type Wanted } from "./assessRequest.ts";

type Pending = Wanted & { minutes: Minutes };

export function assessEdit(request: Pending, wanted: Wanted, facts: AssessmentFacts): Assessment {
  const { assessment, refusals } = tryEdit(request, wanted, facts);
  const [first] = refusals;
  if (first) throw first;
  if (!assessment) throw new Error("An edit without a refusal must have an assessment");
  return assessment;
}

/** `facts` must not include the request itself. */
export function tryEdit(request: Pending, wanted: Wanted, facts: AssessmentFacts): Verdict {
  const blackouts = facts.blackouts.filter((blackout) => !isWithin(request, wanted, blackout));
  const verdict = tryAssess(wanted, { ...facts, blackouts });
  const keepsCost = verdict.assessment?.minutes === request.minutes;
  return isSameLeave(request, wanted) && keepsCost ? { ...verdict, refusals: [] } : verdict;
}

function isSameLeave(request: Wanted, wanted: Wanted): boolean {
  const { type, startDate, endDate, isHalfDay } = wanted;
  const hasSameDates = request.startDate === startDate && request.endDate === endDate;
  return request.type === type && hasSameDates && request.isHalfDay === isHalfDay && isSamePart(request, wanted);
}

function isWithin(request: Wanted, wanted: Wanted, { startDate, endDate, types }: Blackout): boolean {
  if (types !== null && !types.includes(request.type)) return false;
  const first = wanted.startDate > startDate ? wanted.startDate : startDate;
  const last = wanted.endDate < endDate ? wanted.endDate : endDate;
  return request.startDate <= first && last <= request.endDate;
}
