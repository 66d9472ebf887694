import type { Transaction } from "sequelize";
import { assertPasswordsAllowed } from "#core/auth/googleOnly.ts";
import { passwordFirst } from "#core/auth/passwordFirst.ts";
import type { ConfirmationPurpose } from "#core/people/confirmation.ts";
import { Refusal } from "#core/refusal.ts";
import { maySetPassword } from "#core/sso/requirement.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findRequired } from "#db/queries/sso/requirement.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { holdGoogleOnly } from "#bot/operations/organization/steps/signInLock.ts";
import type { Preparing } from "#bot/operations/preparedOperation.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { assertCode } from "#bot/operations/auth/secondFactor/steps/assertCode.ts";
import { countCode } from "#bot/operations/auth/secondFactor/steps/countCode.ts";
import { confirmWithGoogleFirst, spendGoogleConfirmation } from "../google/steps/googleConfirmation.ts";
import { waysToConfirm } from "../google/steps/waysToConfirm.ts";
import { assertStillProven, provePassword } from "../passwords/steps/provePassword.ts";

/** A `Date` is when the confirmed password was last changed. */
type Proof = "google" | Date;

interface Given {
  currentPassword?: string | undefined;
  code?: string | undefined;
}

const CURRENT = { field: "currentPassword", wrong: "The current password is incorrect" };

export async function confirmFirst(
  purpose: ConfirmationPurpose,
  { currentPassword, code }: Given,
  context: Preparing,
): Promise<Proof> {
  const { me, actor, clock, count } = context;
  const by = await waysToConfirm(purpose, { me, actor, now: clock.now() });
  if (by === "signIn") throw await noPassword(me);
  if (by === "google") throw confirmWithGoogleFirst();
  if (by === "password" && !currentPassword) throw passwordMissing();
  const isByGoogle = by === "nothing" || !currentPassword;
  const proof = isByGoogle ? "google" : await provePassword({ ...CURRENT, password: currentPassword }, context);
  await countCode(count, me.id, code);
  return proof;
}

export async function assertConfirmed(
  purpose: ConfirmationPurpose,
  { proof, code }: { proof: Proof; code: string | undefined },
  { me, actor, tx, now }: { me: Person; actor: Actor; tx: Transaction; now: Date },
): Promise<void> {
  // Locks the rule until the commit, so that Google-only sign-in isn't turned on in the meantime.
  const googleOnly = await holdGoogleOnly(me.organizationId, tx);
  if (proof === "google") {
    if (!(await spendGoogleConfirmation(purpose, { me, actor, tx, now }))) throw confirmWithGoogleFirst();
  } else {
    assertPasswordsAllowed({ googleOnly });
    await assertStillProven(me, proof, { ...CURRENT, tx });
  }
  await assertCode({ organizationId: me.organizationId, userId: me.id }, code, { tx, now });
}

function passwordMissing(): Refusal {
  const text = "Current password is required";
  return new Refusal("invalid", "invalid_input", text, { fields: { currentPassword: text } });
}

async function noPassword({ organizationId, id: userId }: Person): Promise<Refusal> {
  const mayReset = maySetPassword(await findRequired({ organizationId, userId }));
  const text = passwordFirst({ sendsMail: operationsRuntime().sendsMail === true && mayReset });
  return new Refusal("conflict", "no_password", text, { fields: { currentPassword: text } });
}
