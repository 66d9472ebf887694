import { scopesOf } from "#core/keys/assertScope.ts";
import type { Scope } from "#core/keys/scopes.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { createKey } from "#bot/operations/keys/createKey.ts";
import { readMe } from "#bot/operations/people/readMe.ts";

export async function keyOf(who: Actor, scopes?: readonly Scope[]): ReturnType<typeof createKey> {
  const { role } = await readMe(who, {});
  return createKey(who, { name: "Script", scopes: scopes ?? scopesOf(role) });
}
