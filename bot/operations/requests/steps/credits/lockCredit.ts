import type { Transaction } from "sequelize";
import { type CreditView, findCredit } from "#db/queries/credits/credits.ts";
import { lockPerson, type Person } from "#db/queries/people/person.ts";
import { notFound } from "#bot/operations/notFound.ts";

export async function lockCredit(
  organizationId: string,
  id: string,
  tx: Transaction,
): Promise<{ credit: CreditView; person: Person }> {
  const found = await findCredit(organizationId, id, tx);
  const person = found && (await lockPerson(organizationId, found.userId, tx));
  const credit = person && (await findCredit(organizationId, id, tx));
  if (!credit) throw notFound("The request");
  return { credit, person };
}
