import type { Transaction } from "sequelize";
import type { DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";
import { decidesAnyStep } from "#core/delegations/authorityOf.ts";
import { findCurrentDelegations } from "#db/queries/delegations/delegations.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";

export async function stillDeciding<Asked extends { id: string }>(
  { organizationId, request }: { organizationId: string; request: DecidableRequest },
  asked: readonly Asked[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<Asked[]> {
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id);
  const people = await decidersAround(organizationId, request, ids, tx);
  const mayDecide = (id: string, all: Awaited<ReturnType<typeof findCurrentDelegations>>) => {
    const decider = people.get(id);
    const delegations = all.filter(({ delegateId }) => delegateId === id);
    return decider && decidesAnyStep(decider, request, people, delegations);
  };
  if (asked.every(({ id }) => mayDecide(id, []))) return [...asked];
  const delegations = await findCurrentDelegations(organizationId, now, tx);
  return asked.filter(({ id }) => mayDecide(id, delegations));
}
