import { SimpleSignupInput } from "#core/people/SignupInput.ts";
import { nameFromEmail } from "#core/people/names.ts";
import { parseInput } from "#core/inputs.ts";
import { assertUncommonPassword } from "./commonPasswords.ts";
import { foundOrganization } from "./foundOrganization.ts";
import type { Visitor } from "../actor.ts";
import { hashPassword } from "./passwords.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";

/** The quick sign-up: an organisation with its office "Main Office", default policies and the Owner, who signs in by password. */
export async function signUpSimple(visitor: Visitor, raw: unknown) {
  const { organizationName, email, password } = parseInput(SimpleSignupInput, raw);
  assertUncommonPassword("password", password);
  const passwordHash = await hashPassword(password);
  return transactionally((tx) =>
    foundOrganization(
      {
        name: organizationName,
        office: { name: "Main Office", country: "United States", timezone: "America/New_York" },
        owner: { name: nameFromEmail(email), email },
        passwordHash,
      },
      { tx, now: operationsRuntime().clock.now(), door: visitor.door },
    ),
  );
}
