import type { Transaction } from "sequelize";
import { newId } from "#db/newId.ts";
import { PersonalText } from "#db/models/PersonalText.ts";

/** Keeps a text about a person where erasure can blank it; append-only lines refer to it by the id returned. */
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
