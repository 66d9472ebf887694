import type { Transaction } from "sequelize";
import type { People } from "#core/people/approver.ts";
import { notOfRequest, requestParty } from "#core/evidence/requestParty.ts";
import { findDelegationsTo } from "#db/queries/delegations/delegations.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findOpenChange } from "#db/queries/requests/changes.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

interface At {
  now: Date;
  tx?: Transaction;
}

/** Throws (403) if the person may not read the request's files and messages. */
export async function assertPartyOf(person: Person, request: RequestView, { now, tx }: At): Promise<People> {
  const { organizationId, id } = person;
  const people = await decidersAround(organizationId, request, [id], tx);
  const delegations = await findDelegationsTo(person, now, tx);
  if (requestParty(id, request, people, delegations)) return people;
  const change = request.status === "approved" ? await findOpenChange(organizationId, request.id, tx) : undefined;
  if (!change || !requestParty(id, change, people, delegations)) throw notOfRequest();
  return people;
}
