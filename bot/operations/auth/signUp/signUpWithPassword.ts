import { parseInput } from "#core/inputs.ts";
import { countryOfZone } from "#core/offices/zones.ts";
import { FullPasswordSignupInput } from "#core/auth/SignupInput.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { foundWithPassword } from "./steps/foundWithPassword.ts";

export async function signUpWithPassword(visitor: Visitor, raw: unknown) {
  const wanted = parseInput(FullPasswordSignupInput, raw);
  const { name, domain = null, timezone } = wanted;
  const { organization, user } = await foundWithPassword(visitor, { ...wanted, country: countryOfZone(timezone) });
  return { organization: { id: organization.id, name, domain, timezone }, user };
}
