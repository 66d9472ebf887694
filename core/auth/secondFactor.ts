import { Refusal } from "#core/refusal.ts";
import type { Verb } from "../people/access/access.ts";
import { mayVouchFor } from "../people/access/roleChange.ts";
import type { Role } from "../people/access/roles.ts";

interface Someone {
  id: string;
  role: Role;
  isActive: boolean;
}

/** An app must hold the secret within this time after it was shown, in milliseconds. */
export const OFFER_VALID_MS = 15 * 60_000;

/** The second step of a sign-in must follow the first one within this time, in milliseconds. */
export const SECOND_STEP_VALID_MS = 10 * 60_000;

/** After so many wrong codes a sign-in starts over with the password. */
export const SECOND_STEP_TRIES = 5;

/** What a person may do who must have a second factor and has none yet. */
const WHILE_OWING: readonly Verb[] = [
  "readMe",
  "readSecondFactor",
  "setUpSecondFactor",
  "confirmWithGoogle",
  "signOut",
];

/** Refuses (403) everything but setting up a second factor to a person who must have one and has none. */
export function assertNoSecondFactorOwed({ owesSecondFactor }: { owesSecondFactor: boolean }, verb: Verb): void {
  if (!owesSecondFactor || WHILE_OWING.includes(verb)) return;
  const text = "Your organization requires a second factor. Set it up to continue.";
  throw new Refusal("forbidden", "second_factor_setup_required", text);
}

/** Refuses (409) to turn a second factor off that the person's role requires. */
export function assertMayTurnOff(role: Role, requiredRoles: readonly Role[]): void {
  if (!requiredRoles.includes(role)) return;
  const text = "Your organization requires a second factor. You can set up another app instead.";
  throw new Refusal("conflict", "second_factor_required", text);
}

/** Whether a person may reset the second factor of another: of roles below their own, an Owner of everyone else. */
export function mayResetSecondFactor(actor: { id: string; role: Role }, person: Someone): boolean {
  return person.isActive && person.id !== actor.id && mayVouchFor(actor.role, person.role);
}

/** Refuses to reset your own second factor (403), that of your own role or one above it (403), and of a deactivated person (409). */
export function assertMayResetSecondFactor(actor: { id: string; role: Role }, person: Someone): void {
  if (mayResetSecondFactor(actor, person)) return;
  if (actor.id === person.id) {
    throw new Refusal("forbidden", "own_second_factor", "Change your own second factor in your profile");
  }
  if (!mayVouchFor(actor.role, person.role)) {
    const text = "You can only reset the second factor of people with a role below yours";
    throw new Refusal("forbidden", "role_not_below", text);
  }
  throw new Refusal("conflict", "inactive", "This user is deactivated");
}
