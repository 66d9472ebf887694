import { toDays } from "#core/amounts.ts";
import type { VisibleUser } from "#bot/operations/forReader.ts";
import type { AvatarUrl } from "./avatarUrl.ts";

/** A person of the organisation, as far as the operation let them be seen. */
export function presentUser({ officeName, ptoBalanceOverride, ...user }: VisibleUser, avatarUrl: AvatarUrl) {
  return {
    ...user,
    avatar: avatarUrl(user.name),
    office: officeName,
    officeName,
    ...(ptoBalanceOverride === undefined
      ? {}
      : { ptoBalanceOverride: ptoBalanceOverride === null ? null : toDays(ptoBalanceOverride) }),
  };
}
