import { isAllowedAddress } from "../auth/emailDomain.ts";
import { emailField } from "../inputs.ts";
import type { SlackMember } from "./SlackMember.ts";

export const INVITE_OBSTACLES = ["invited", "noEmail", "unconfirmedEmail", "otherDomain"] as const;
export type InviteObstacle = (typeof INVITE_OBSTACLES)[number];

const address = emailField();

export function isInvitable({ kind, isDeleted }: Pick<SlackMember, "kind" | "isDeleted">): boolean {
  return !isDeleted && (kind === "person" || kind === "guest");
}

export function inviteObstacle(
  { email, isEmailConfirmed }: Pick<SlackMember, "email" | "isEmailConfirmed">,
  { isInvited, domain }: { isInvited: boolean; domain: string | null },
): InviteObstacle | null {
  if (email === null || !address.safeParse(email).success) return "noEmail";
  if (isInvited) return "invited";
  // An unconfirmed address may be mistyped or belong to another person.
  if (!isEmailConfirmed) return "unconfirmedEmail";
  return isAllowedAddress(email, domain) ? null : "otherDomain";
}
