import type { Transaction } from "sequelize";
import { normalEmail } from "#core/addresses/normalEmail.ts";
import { isManagedByGoogle } from "#core/auth/googleOnly.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { findGoogleAccount, proveAddress } from "#db/queries/people/accounts.ts";
import { Identity } from "#db/models/accounts/Identity.ts";
import type { GoogleProfile } from "../GoogleProfile.ts";

export async function assertUnknownToUs({ subject }: GoogleProfile, tx: Transaction): Promise<void> {
  if (!(await findGoogleAccount(subject, tx))) return;
  throw new Refusal("conflict", "google_taken", REDIRECT_ERRORS.google_taken);
}

/** The email must be verified. */
export async function addGoogleIdentity(
  person: { organizationId: string; id: string },
  profile: GoogleProfile,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const { organizationId, id: userId } = person;
  const { subject, email } = profile;
  await Identity.create({ provider: "google", subject, organizationId, userId, createdAt: now }, { transaction: tx });
  if (isManagedByGoogle(profile)) await proveAddress({ ...person, email: normalEmail(email) }, { tx, now });
}

export async function removeGoogleIdentity(
  { organizationId, id: userId }: { organizationId: string; id: string },
  tx: Transaction,
): Promise<void> {
  await Identity.destroy({ where: { provider: "google", organizationId, userId }, transaction: tx });
}
