import { Refusal } from "#core/refusal.ts";

/** The maximum number of people to add before an Owner has confirmed an email address. */
const MAX_UNCONFIRMED = 5;

/** `broughtSoFar` includes revoked invitations. */
export function assertMayBringMore(newOnes: number, broughtSoFar: number): void {
  if (newOnes === 0 || newOnes + broughtSoFar <= MAX_UNCONFIRMED) return;
  const text = `An Owner must confirm their email address before you can add more than ${MAX_UNCONFIRMED} people`;
  throw new Refusal("conflict", "email_unconfirmed", text);
}

/** Changing a member's email sends mail to the old address. */
export function assertMayChangeAddresses(isConfirmed: boolean): void {
  if (isConfirmed) return;
  const text = "An Owner must confirm their email address before you can change other people's email";
  throw new Refusal("conflict", "email_unconfirmed", text, { fields: { email: text } });
}
