import { todayIn } from "#core/calendar/zones.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { assertOnlyProvisions } from "#core/keys/assertOnlyProvisions.ts";
import { assertScope } from "#core/keys/assertScope.ts";
import type { Verb } from "#core/people/access/access.ts";
import { assertMay } from "#core/people/access/assertMay.ts";
import { assertNoSecondFactorOwed } from "#core/auth/secondFactor.ts";
import { Refusal } from "#core/refusal.ts";
import type { Person } from "#db/queries/people/person.ts";
import { noteUse } from "#db/sharing/organizationsInUse.ts";
import type { Actor, Source } from "../actor.ts";
import { operationsRuntime } from "../runtime.ts";
import type { Context } from "./WriteContext.ts";

const NEEDS_SECOND_FACTOR: readonly Source[] = ["web", "console", "api"];

export function authorized(verb: Verb, actor: Actor, me: Person | undefined): Context {
  if (!me?.isActive) throw signedOut();
  if (NEEDS_SECOND_FACTOR.includes(actor.source)) assertNoSecondFactorOwed(me, verb);
  assertMay(me.role, verb, me.hasDelegations);
  if (actor.source === "api") assertScope(actor.key?.scopes ?? [], verb);
  assertOnlyProvisions(actor.source === "scim", verb);
  noteUse(me.organizationId);
  const { clock } = operationsRuntime();
  return { actor, me, today: todayIn(me.zone, clock.now()), clock };
}

export function signedOut(): Refusal {
  return new Refusal("unauthenticated", "signed_out", REDIRECT_ERRORS.signed_out);
}
