import type { Transaction } from "sequelize";
import type { DelegationChange } from "#core/delegations/delegationTexts.ts";
import { announce, type Recipient } from "#bot/operations/notifications/steps/announce.ts";
import { followUpHome } from "#bot/operations/notifications/steps/followUp.ts";
import { noteBegun } from "#db/queries/delegations/delegations.ts";

export async function announceDelegation(
  { organizationId, id }: { organizationId: string; id: string },
  change: DelegationChange,
  people: readonly Recipient[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const payload = { delegationId: id, change };
  const announcement = { organizationId, event: "delegation.changed", key: `${id}:${change}`, payload } as const;
  if (change === "began") await noteBegun(organizationId, id, { tx, now });
  if (change !== "named") {
    await followUpHome(
      people.map((person) => ({ organizationId, id: person.id, hasSlack: person.hasSlack })),
      { tx, now },
    );
  }
  await announce(announcement, people, { tx, now });
}
