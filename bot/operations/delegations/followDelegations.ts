import type { Transaction } from "sequelize";
import { groupBy } from "#core/groupBy.ts";
import { endDelegations } from "#db/queries/delegations/delegations.ts";
import { findDueDelegations } from "#db/queries/delegations/findDueDelegations.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { withAdvisoryLock } from "#db/withAdvisoryLock.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";
import { followUpApprovers, followUpHome } from "../notifications/steps/followUp.ts";
import { forAllPeople } from "../running/forAllPeople.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import { announceDelegation } from "./steps/announceDelegation.ts";

export async function followDelegations(goesOn: () => boolean = () => true): Promise<BrokenOrganization[]> {
  const broken: BrokenOrganization[] = [];
  const { clock } = operationsRuntime();
  const due = await findDueDelegations(clock.now());
  for (const [organizationId, ofOrganization] of groupBy(due, (delegation) => delegation.organizationId)) {
    if (!goesOn()) break;
    const delegates = [...new Set(ofOrganization.map(({ delegateId }) => delegateId))];
    try {
      await withAdvisoryLock(`delegations ${organizationId}`, () =>
        forAllPeople(delegates, delegates.length, async (ids) => {
          if (goesOn()) await transactionally((tx) => followIn(organizationId, ids, { tx, now: clock.now() }));
        }),
      );
    } catch (error) {
      broken.push({ organizationId, error });
    }
  }
  return broken;
}

async function followIn(
  organizationId: string,
  delegates: readonly string[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  // Another process may have handled some of the delegations.
  for (const { id, delegateId, isOver, ...of } of await findDueDelegations(now, tx)) {
    if (of.organizationId !== organizationId || !delegates.includes(delegateId)) continue;
    const delegate = await findPerson(organizationId, delegateId, tx);
    if (isOver) await endDelegations(organizationId, { id }, { tx, now });
    if (!delegate) continue;
    if (isOver) {
      await followUpHome([delegate], { tx, now });
      await followUpApprovers([delegate], { tx, now });
    } else await announceDelegation({ organizationId, id }, "began", [delegate], { tx, now });
  }
}
