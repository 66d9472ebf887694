import { millisecondsInDay } from "date-fns/constants";
import { assertInvitedAsEmployee } from "../invitations/invitedRefusals.ts";
import type { Role } from "../people/access/roles.ts";
import { Refusal } from "../refusal.ts";

export const WAITS_MS = 7 * millisecondsInDay;
export const DECLINED_MS = 30 * millisecondsInDay;
const MAX_WAITING = 100;

export function mayAskToJoin(waiting: number): boolean {
  return waiting < MAX_WAITING;
}

interface AcceptanceFacts {
  isConnectionOn: boolean;
  isDomainProven: boolean;
  hasAccount: boolean;
  invitedAs: Role | undefined;
}

/** Refuses a person with an invitation for a higher role, because the person would lose that role. */
export function assertMayAccept({ isConnectionOn, isDomainProven, hasAccount, invitedAs }: AcceptanceFacts): void {
  if (!isConnectionOn) throw new Refusal("conflict", "connection_off", "The connection is off. Ask an Owner.");
  if (!isDomainProven)
    throw new Refusal("conflict", "domain_not_proven", "The domain of this email is no longer verified. Ask an Owner.");
  if (hasAccount) throw new Refusal("conflict", "email_taken", "This email already has an account");
  assertInvitedAsEmployee(invitedAs);
}
