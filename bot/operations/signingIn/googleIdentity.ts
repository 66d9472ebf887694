import type { Transaction } from "sequelize";
import { Refusal } from "#core/refusal.ts";
import { findGoogleAccount } from "#db/queries/accounts.ts";
import { Identity } from "#db/models/Identity.ts";
import type { GoogleProfile } from "./GoogleProfile.ts";

/** Refuses a Google account that signs somebody in already. */
export async function assertUnknownToUs({ subject }: GoogleProfile, tx: Transaction): Promise<void> {
  if (!(await findGoogleAccount(subject, tx))) return;
  const text = "This Google account already belongs to an account here. Sign in with it, or choose another one.";
  throw new Refusal("conflict", "google_taken", text);
}

/** From now on this Google account signs that person in. */
export async function addGoogleIdentity(
  person: { organizationId: string; id: string },
  { subject }: GoogleProfile,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const { organizationId, id: userId } = person;
  await Identity.create({ provider: "google", subject, organizationId, userId, createdAt: now }, { transaction: tx });
}
