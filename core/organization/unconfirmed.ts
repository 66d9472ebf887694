import { Refusal } from "#core/refusal.ts";

/**
 * The maximum number of people that an organization can invite, import, or let join before an Owner has confirmed an
 * email address.
 */
const MAX_UNCONFIRMED = 5;

/**
 * Throws (409) if an unconfirmed organization would exceed its limit of invited, imported, provisioned, or joined
 * people; revoked invitations count.
 */
export function assertMayBringMore(newOnes: number, broughtSoFar: number): void {
  if (newOnes === 0 || newOnes + broughtSoFar <= MAX_UNCONFIRMED) return;
  const text = `An Owner must confirm their email address before you can add more than ${MAX_UNCONFIRMED} people`;
  throw new Refusal("conflict", "email_unconfirmed", text);
}

/** Throws (409) if the organization is unconfirmed, because changing a member's email sends mail to the old address. */
export function assertMayChangeAddresses(isConfirmed: boolean): void {
  if (isConfirmed) return;
  const text = "An Owner must confirm their email address before you can change other people's email";
  throw new Refusal("conflict", "email_unconfirmed", text, { fields: { email: text } });
}
