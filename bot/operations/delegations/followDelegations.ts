import type { Transaction } from "sequelize";
import { endDelegations } from "#db/queries/delegations/delegations.ts";
import { findDueDelegations } from "#db/queries/delegations/findDueDelegations.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { withAdvisoryLock } from "#db/withAdvisoryLock.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";
import { followUpApprovers, followUpHome } from "../notifications/steps/followUp.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import { announceDelegation } from "./steps/announceDelegation.ts";

/**
 * Notifies delegates whose days have begun of the waiting requests, and updates the Slack messages and Home tabs of
 * delegates whose days are over. Each step happens once across all processes. Returns the organizations that failed.
 */
export async function followDelegations(goesOn: () => boolean = () => true): Promise<BrokenOrganization[]> {
  const broken: BrokenOrganization[] = [];
  const organizations = new Set((await findDueDelegations(operationsRuntime().clock.now())).map(organizationOf));
  for (const organizationId of organizations) {
    if (!goesOn()) break;
    try {
      await withAdvisoryLock(`delegations ${organizationId}`, () =>
        transactionally((tx) => followIn(organizationId, tx)),
      );
    } catch (error) {
      broken.push({ organizationId, error });
    }
  }
  return broken;
}

const organizationOf = ({ organizationId }: { organizationId: string }) => organizationId;

async function followIn(organizationId: string, tx: Transaction): Promise<void> {
  const now = operationsRuntime().clock.now();
  const due = (await findDueDelegations(now, tx)).filter((each) => each.organizationId === organizationId);
  for (const { id, delegateId, isOver } of due) {
    const delegate = await findPerson(organizationId, delegateId, tx);
    if (isOver) await endDelegations(organizationId, { id }, { tx, now });
    if (!delegate) continue;
    await followUpHome([delegate], { tx, now });
    if (isOver) await followUpApprovers([delegate], { tx, now });
    else await announceDelegation({ organizationId, id }, "began", [delegate], { tx, now });
  }
}
