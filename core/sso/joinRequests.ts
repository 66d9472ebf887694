import { millisecondsInDay } from "date-fns/constants";
import { assertInvitedAsEmployee } from "../invitations/assertInvitedAsEmployee.ts";
import type { Role } from "../people/access/roles.ts";
import { Refusal } from "../refusal.ts";

/** The time in milliseconds for which a person waits for an Admin: as long as an invitation is valid. */
export const WAITS_MS = 7 * millisecondsInDay;
/** The time in milliseconds for which a declined person can't ask again. */
export const DECLINED_MS = 30 * millisecondsInDay;
const MAX_WAITING = 100;

export function mayAskToJoin(waiting: number): boolean {
  return waiting < MAX_WAITING;
}

interface AcceptanceFacts {
  isConnectionOn: boolean;
  isDomainProven: boolean;
  hasAccount: boolean;
  /** The role of an open invitation to the person; undefined without one. */
  invitedAs: Role | undefined;
}

/**
 * Throws (409) if a person who asked to join can't be accepted: they couldn't sign in, have an account now, or are
 * invited with a higher role than Employee, which they would lose.
 */
export function assertMayAccept({ isConnectionOn, isDomainProven, hasAccount, invitedAs }: AcceptanceFacts): void {
  if (!isConnectionOn) throw new Refusal("conflict", "connection_off", "The connection is off. Ask an Owner.");
  if (!isDomainProven)
    throw new Refusal("conflict", "domain_not_proven", "The domain of this email is no longer verified. Ask an Owner.");
  if (hasAccount) throw new Refusal("conflict", "email_taken", "This email already has an account");
  assertInvitedAsEmployee(invitedAs);
}
