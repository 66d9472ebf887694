import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Person } from "#db/queries/people/person.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";
import { followUpHome } from "#bot/operations/notifications/steps/followUp.ts";

export async function announceAdjustment(
  person: Person,
  change: { type: LeaveType; minutes: Minutes; reasonId: string; actorId: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const { organizationId } = person;
  const others = change.actorId === person.id || !person.isActive ? [] : [person];
  const event = { organizationId, event: "balance.adjusted", key: change.reasonId, payload: { ...change } } as const;
  await announce(event, others, { tx, now });
  await followUpHome([person], { tx, now });
}
