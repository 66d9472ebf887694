import { findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { lockPerson, type Person } from "#db/queries/people/person.ts";
import { notFound } from "#bot/operations/notFound.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";

export async function lockOwnFactor({ me: reader, tx, again }: WriteContext): Promise<Person> {
  const { organizationId, id } = reader;
  await lockPerson(organizationId, id, tx);
  const { me } = await again();
  const { secretSealed } = await findSecondFactor(organizationId, id, tx);
  if (!secretSealed) throw notFound("Two-factor authentication");
  return me;
}
