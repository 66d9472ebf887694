import { delegationEnded } from "#core/delegations/authorityOf.ts";
import { may } from "#core/people/access/access.ts";
import { Nothing } from "#core/inputs.ts";
import { snoozeDay } from "#core/requests/snoozing/snoozeDay.ts";
import { MAX_SNOOZES, SnoozeInput, tooManySnoozes } from "#core/requests/snoozing/SnoozeInput.ts";
import { LAST_REMINDER } from "#core/notify/reminderDue.ts";
import { findDelegationsTo } from "#db/queries/delegations/delegations.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { endSnooze, snooze, withdrawOwn } from "#db/queries/requests/snoozes.ts";
import { announce } from "../../notifications/steps/announce.ts";
import { followUpHome } from "../../notifications/steps/followUp.ts";
import { notFound } from "../../notFound.ts";
import { operationOn } from "../../operation.ts";
import { assertDecidable } from "../steps/assertDecidable.ts";

const keyOf = (requestId: string, count: number) => `${requestId}:${LAST_REMINDER + count}`;

export const snoozeRequest = operationOn("snoozeRequest", SnoozeInput, async (requestId, { until }, context) => {
  const { me, tx, now, today, audit, actsBy } = context;
  const { organizationId, id: userId } = me;
  const request = await findRequest(organizationId, requestId, tx);
  if (!request) throw notFound("The request");
  const people = await decidersAround(organizationId, request, [userId], tx);
  const delegations = await findDelegationsTo(me, now, tx);
  const wanted = { status: "approved", version: undefined } as const;
  const { delegation } = assertDecidable(me, request, wanted, { people, delegations, now });
  if (delegation) actsBy(delegation, delegationEnded(delegation));

  await withdrawReminders({ organizationId, requestId, userId }, tx);
  const day = snoozeDay(until, today);
  const snoozed = await snooze({ organizationId, requestId, userId }, { day, zone: me.zone }, tx);
  if (!snoozed) throw tooManySnoozes();
  const reminder = { organizationId, event: "request.reminded", payload: { requestId } } as const;
  await announce({ ...reminder, key: keyOf(requestId, snoozed.count) }, [me], { tx, now, sendAt: snoozed.until });
  await followUpHome([me], { tx, now });
  await audit({ subject: ["request", requestId], after: { snoozedUntil: snoozed.until.toISOString() } });
  return { snoozedUntil: snoozed.until };
});

export const unsnoozeRequest = operationOn("snoozeRequest", Nothing, async (requestId, _, context) => {
  const { me, tx, now, audit, actsBy } = context;
  const { organizationId, id: userId } = me;
  const delegations = may(me.role, "snoozeRequest") ? [] : await findDelegationsTo(me, now, tx);
  const delegation = delegations.find(({ state }) => state === "current") ?? delegations[0];
  if (delegation) actsBy(delegation, delegationEnded(delegation));
  const ended = await endSnooze({ organizationId, requestId, userId }, { tx, now });
  if (!ended) throw notFound("The snooze");
  await withdrawReminders({ organizationId, requestId, userId }, tx);
  await followUpHome([me], { tx, now });
  await audit({ subject: ["request", requestId], after: { snoozedUntil: null } });
});

async function withdrawReminders(
  { organizationId, requestId, userId }: { organizationId: string; requestId: string; userId: string },
  tx: Parameters<typeof withdrawOwn>[3],
): Promise<void> {
  const counts = Array.from({ length: MAX_SNOOZES }, (_, index) => index + 1);
  const keys = counts.map((count) => `request.reminded:${keyOf(requestId, count)}`);
  await withdrawOwn(organizationId, keys, userId, tx);
}
