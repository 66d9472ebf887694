import { millisecondsInDay } from "date-fns/constants";
import { Refusal } from "../refusal.ts";

/** The time in milliseconds for which a person waits for an Admin: as long as an invitation is valid. */
export const WAITS_MS = 7 * millisecondsInDay;
/** The time in milliseconds for which a declined person can't ask again. */
export const DECLINED_MS = 30 * millisecondsInDay;
/** The maximum number of people who wait in an organization. */
const MAX_WAITING = 100;

/** Returns whether another person may ask to join. */
export function mayAskToJoin(waiting: number): boolean {
  return waiting < MAX_WAITING;
}

/** The facts that decide whether a person who asked to join can be accepted. */
interface AcceptanceFacts {
  isConnectionOn: boolean;
  isDomainProven: boolean;
  hasAccount: boolean;
}

/** Throws (409) if a person who asked to join can't be accepted: they couldn't sign in, or have an account now. */
export function assertMayAccept({ isConnectionOn, isDomainProven, hasAccount }: AcceptanceFacts): void {
  if (!isConnectionOn) throw new Refusal("conflict", "connection_off", "The connection is off. Ask an Owner.");
  if (!isDomainProven)
    throw new Refusal("conflict", "domain_not_proven", "The domain of this email is no longer verified. Ask an Owner.");
  if (hasAccount) throw new Refusal("conflict", "email_taken", "This email already has an account");
}
