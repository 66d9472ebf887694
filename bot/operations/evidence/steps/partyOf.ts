import type { Transaction } from "sequelize";
import type { People } from "#core/people/approver.ts";
import { notOfRequest, requestParty, type RequestParty } from "#core/evidence/requestParty.ts";
import type { DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";
import { findDelegationsTo } from "#db/queries/delegations/delegations.ts";
import type { Person } from "#db/queries/people/person.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";

interface At {
  now: Date;
  tx?: Transaction;
}

async function partyOf(
  person: Person,
  request: DecidableRequest,
  { now, tx }: At,
): Promise<{ party: RequestParty | undefined; people: People }> {
  const people = await decidersAround(person.organizationId, request, [person.id], tx);
  const delegations = await findDelegationsTo(person, now, tx);
  return { party: requestParty(person.id, request, people, delegations), people };
}

/** Throws (403) if the person may not read the request's files and messages. */
export async function assertPartyOf(person: Person, request: DecidableRequest, at: At): Promise<People> {
  const { party, people } = await partyOf(person, request, at);
  if (!party) throw notOfRequest();
  return people;
}
