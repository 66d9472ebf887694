import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { type BookedLeave, changedCosts } from "../changes/changeCosts.ts";
import { type Span, totalMinutes } from "../requestCost.ts";
import { restsAfter } from "./restsAfter.ts";

export interface GivenBack {
  rests: { span: Span; dayCosts: DayCost[] }[];
  minutes: Minutes;
}

export function giveBack(leave: BookedLeave, sick: Span, terms: Parameters<typeof changedCosts>[2]): GivenBack {
  const rests = restsAfter(leave, sick)
    .map((span) => ({ span, dayCosts: changedCosts(leave, span, terms) }))
    .filter(({ dayCosts }) => dayCosts.length > 0);
  const left = rests.reduce((sum, { dayCosts }) => sum + totalMinutes(dayCosts), 0);
  return { rests, minutes: totalMinutes(leave.dayCosts) - left };
}
