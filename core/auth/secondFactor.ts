import { Refusal } from "#core/refusal.ts";
import type { Verb } from "../people/access/access.ts";
import { mayVouchFor } from "../people/access/roleChange.ts";
import type { Role } from "../people/access/roles.ts";

interface Someone {
  id: string;
  role: Role;
  isActive: boolean;
}

export const OFFER_VALID_MS = 15 * 60_000;

export const SECOND_STEP_VALID_MS = 10 * 60_000;

export const SECOND_STEP_TRIES = 5;

/** Security: the list lets people end sessions, because a thief with a session could set up a second factor first. */
const WHILE_OWING: readonly Verb[] = [
  "readMe",
  "readSecondFactor",
  "setUpSecondFactor",
  "confirmWithGoogle",
  "signOut",
  "listSessions",
  "endSession",
  "linkSso",
];

export function assertNoSecondFactorOwed({ owesSecondFactor }: { owesSecondFactor: boolean }, verb: Verb): void {
  if (!owesSecondFactor || WHILE_OWING.includes(verb)) return;
  const text = "Your organization requires two-factor authentication. Set it up to continue.";
  throw new Refusal("forbidden", "second_factor_setup_required", text);
}

export function assertMayTurnOff(role: Role, requiredRoles: readonly Role[]): void {
  if (!requiredRoles.includes(role)) return;
  const text = "Your organization requires two-factor authentication. You can set up another app instead.";
  throw new Refusal("conflict", "second_factor_required", text);
}

export function mayResetSecondFactor(actor: { id: string; role: Role }, person: Someone): boolean {
  return person.isActive && person.id !== actor.id && mayVouchFor(actor.role, person.role);
}

export function assertMayResetSecondFactor(actor: { id: string; role: Role }, person: Someone): void {
  if (mayResetSecondFactor(actor, person)) return;
  if (actor.id === person.id) {
    throw new Refusal(
      "forbidden",
      "own_second_factor",
      "Change your own two-factor authentication in your Profile Settings",
    );
  }
  if (!mayVouchFor(actor.role, person.role)) {
    const text = "You can only reset two-factor authentication for people with a role below yours";
    throw new Refusal("forbidden", "role_not_below", text);
  }
  throw new Refusal("conflict", "inactive", "This person is deactivated");
}
