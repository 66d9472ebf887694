import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { toDays, type Minutes } from "#core/leave/amounts.ts";
import type { VisibleUser } from "#bot/operations/visibleUser.ts";
import type { AvatarUrl } from "./avatarUrl.ts";
import { avatarOf } from "./people/avatarOf.ts";

export function presentUser(
  { officeName, isErased, photoVersion, ...user }: VisibleUser,
  avatarUrl: AvatarUrl,
): UserAnswer {
  const { ptoBalanceOverride, nextPtoBalanceOverride: next, facts, ...shown } = user;
  return {
    ...shown,
    avatar: avatarOf({ ...user, photoVersion }, avatarUrl),
    office: officeName,
    officeName,
    ...(isErased && { isErased }),
    ...(facts && {
      serviceStartDate: facts.serviceStartDate ?? null,
      creditedYears: facts.creditedYears ?? null,
      birthDate: facts.birthDate ?? null,
      groups: [...(facts.groups ?? [])],
    }),
    ...(ptoBalanceOverride !== undefined && { ptoBalanceOverride: daysOrNone(ptoBalanceOverride) }),
    ...(next !== undefined && {
      nextPtoBalanceOverride: next && {
        ptoBalanceOverride: daysOrNone(next.minutes),
        effectiveOn: next.effectiveOn,
      },
    }),
  };
}

function daysOrNone(minutes: Minutes | null): number | null {
  return minutes === null ? null : toDays(minutes);
}
