import { millisecondsInDay } from "date-fns/constants";
import { assertInvitedAsEmployee } from "../invitations/invitedRefusals.ts";
import type { Role } from "../people/access/roles.ts";
import { Refusal } from "../refusal.ts";

/** In milliseconds: as long as an invitation is valid. */
export const WAITS_MS = 7 * millisecondsInDay;
/** In milliseconds. */
export const DECLINED_MS = 30 * millisecondsInDay;
const MAX_WAITING = 100;

export function mayAskToJoin(waiting: number): boolean {
  return waiting < MAX_WAITING;
}

interface AcceptanceFacts {
  isConnectionOn: boolean;
  isDomainProven: boolean;
  hasAccount: boolean;
  /** Undefined without an open invitation. */
  invitedAs: Role | undefined;
}

/** Also refuses a person who is invited with a higher role and would lose it. */
export function assertMayAccept({ isConnectionOn, isDomainProven, hasAccount, invitedAs }: AcceptanceFacts): void {
  if (!isConnectionOn) throw new Refusal("conflict", "connection_off", "The connection is off. Ask an Owner.");
  if (!isDomainProven)
    throw new Refusal("conflict", "domain_not_proven", "The domain of this email is no longer verified. Ask an Owner.");
  if (hasAccount) throw new Refusal("conflict", "email_taken", "This email already has an account");
  assertInvitedAsEmployee(invitedAs);
}
