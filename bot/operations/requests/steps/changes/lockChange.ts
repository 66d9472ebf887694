import type { Transaction } from "sequelize";
import { type ChangeView, findChange } from "#db/queries/requests/changes.ts";
import { findRequest, type RequestView } from "#db/queries/requests/requests.ts";
import { lockPerson, type Person } from "#db/queries/people/person.ts";
import { notFound } from "#bot/operations/notFound.ts";

interface LockedChange {
  change: ChangeView;
  leave: RequestView;
  person: Person;
}

/** Locks the person who takes the leave, so that neither the change nor the leave can change. */
export async function lockChange(
  organizationId: string,
  { id, requestId }: { id: string; requestId?: string | undefined },
  tx: Transaction,
): Promise<LockedChange> {
  const found = await findChange(organizationId, id, tx);
  const isOther = requestId !== undefined && found?.change.requestId !== requestId;
  const person = found && !isOther ? await lockPerson(organizationId, found.userId, tx) : undefined;
  const change = person && (await findChange(organizationId, id, tx));
  const leave = change && (await findRequest(organizationId, change.change.requestId, tx));
  if (!leave) throw notFound(requestId === undefined ? "The request" : "The change");
  return { change, leave, person };
}
