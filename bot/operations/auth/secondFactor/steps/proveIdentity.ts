import type { Transaction } from "sequelize";
import type { IdentityInput } from "#core/auth/SecondFactorInput.ts";
import { Refusal } from "#core/refusal.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { Preparing } from "#bot/operations/preparedOperation.ts";
import {
  confirmWithGoogleFirst,
  spendGoogleConfirmation,
} from "#bot/operations/auth/google/steps/googleConfirmation.ts";
import { assertStillProven, provePassword } from "#bot/operations/auth/passwords/steps/provePassword.ts";
import { waysToConfirm } from "#bot/operations/auth/google/steps/waysToConfirm.ts";
import { countCode } from "./countCode.ts";
import { checkSecondFactor } from "./checkSecondFactor.ts";

const PASSWORD = { field: "password", wrong: "The current password is incorrect" };

type Proof = IdentityInput & { provenAt?: Date };

export async function proveIdentity(given: IdentityInput, context: Preparing): Promise<Proof> {
  const { password, code } = given;
  const proven = password ? { provenAt: await provePassword({ ...PASSWORD, password }, context) } : {};
  await countCode(context.count, context.me.id, code);
  return { ...given, ...proven };
}

export async function assertIdentity(
  me: Person,
  actor: Actor,
  { password, code, provenAt }: Proof,
  at: { tx: Transaction; now: Date },
): Promise<void> {
  const by = await waysToConfirm("secondFactor", { me, actor, ...at });
  if (by === "nothing") {
    await spendGoogleConfirmation("secondFactor", { me, actor, ...at });
    return;
  }
  if (by === "google") throw confirmWithGoogleFirst();
  if (by === "signIn") {
    throw new Refusal(
      "forbidden",
      "sign_in_again",
      "Sign out and sign in again to confirm that it's you, and then try again",
    );
  }
  if (code !== undefined) {
    await checkSecondFactor({ organizationId: me.organizationId, userId: me.id }, { code }, at);
    return;
  }
  if (by === "code") throw refusedField("code", "Enter the 6-digit code from your authenticator app");
  if (!password) throw refusedField("password", "Current password is required");
  await assertStillProven(me, provenAt, { ...PASSWORD, tx: at.tx });
}

function refusedField(field: string, text: string): Refusal {
  return new Refusal("invalid", "invalid_input", text, { fields: { [field]: text } });
}
