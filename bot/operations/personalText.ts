import type { Transaction } from "sequelize";
import { newId } from "#db/newId.ts";
import { PersonalText } from "#db/models/PersonalText.ts";

/** Stores text where erasure can blank it, and returns the id with which append-only rows refer to it. */
export async function personalText(
  organizationId: string,
  userId: string,
  text: string,
  tx: Transaction,
): Promise<string> {
  const id = newId();
  await PersonalText.create({ organizationId, id, userId, text }, { transaction: tx });
  return id;
}
