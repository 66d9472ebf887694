import type { Transaction } from "sequelize";
import { newId } from "#db/newId.ts";
import { PersonalText } from "#db/models/PersonalText.ts";

/** Append-only rows refer to the text by the returned id, so that erasure can blank the text. */
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
