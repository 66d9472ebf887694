import { Refusal } from "#core/refusal.ts";

const MAX_UNCONFIRMED = 5;

/** `broughtSoFar` includes revoked invitations. */
export function assertMayBringMore(newOnes: number, broughtSoFar: number): void {
  if (newOnes === 0 || newOnes + broughtSoFar <= MAX_UNCONFIRMED) return;
  const text = `An Owner must confirm their email address before you can add more than ${MAX_UNCONFIRMED} people`;
  throw new Refusal("conflict", "email_unconfirmed", text);
}

/** Changing a person's email can send emails to the old and the new address. */
export function assertMayChangeAddresses(isConfirmed: boolean): void {
  if (isConfirmed) return;
  const text = "An Owner must confirm their email address before you can change other people's email addresses";
  throw new Refusal("conflict", "email_unconfirmed", text, { fields: { email: text } });
}
