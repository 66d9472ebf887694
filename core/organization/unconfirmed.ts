import { Refusal } from "#core/refusal.ts";

/** The most people that an organization can invite or import before an Owner has proven an email address. */
export const MOST_UNCONFIRMED = 5;

/** Refuses (409) to bring more people into an unconfirmed organization than it can ever invite, revoked ones included. */
export function assertMayBringMore(newOnes: number, broughtSoFar: number): void {
  if (newOnes === 0 || newOnes + broughtSoFar <= MOST_UNCONFIRMED) return;
  const text = `Confirm your email address to invite more than ${MOST_UNCONFIRMED} people.`;
  throw new Refusal("conflict", "email_unconfirmed", text);
}
