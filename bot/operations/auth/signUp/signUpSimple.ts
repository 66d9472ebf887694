import { parseInput } from "#core/inputs.ts";
import { SimpleSignupInput } from "#core/auth/SignupInput.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { foundWithPassword } from "./steps/foundWithPassword.ts";

export async function signUpSimple(visitor: Visitor, raw: unknown) {
  const { organizationName: name, email, password } = parseInput(SimpleSignupInput, raw);
  const place = { country: "United States", timezone: "America/New_York" };
  return foundWithPassword(visitor, { name, ...place, email, password });
}
