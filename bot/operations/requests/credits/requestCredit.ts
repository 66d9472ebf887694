import { todayIn } from "#core/calendar/zones.ts";
import { assessCredit } from "#core/credits/assessCredit.ts";
import { CreditInput } from "#core/credits/CreditInput.ts";
import { keyUsed } from "#core/idempotencyKey.ts";
import { fromUnits } from "#core/leave/amounts.ts";
import { unknownType } from "#core/leaveTypes/unknownType.ts";
import { requestRecipients, withAdmins } from "#core/notify/requestRecipients.ts";
import { assertFewRequests, REQUESTS_COUNT_FOR } from "#core/throttling/limits.ts";
import { Credit } from "#db/models/leave/Credit.ts";
import { newId } from "#db/newId.ts";
import { type CreditView, findCredit, findCreditOfKey, findCreditsBefore } from "#db/queries/credits/credits.ts";
import { findDelegates, recipientsAround } from "#db/queries/notifications/recipients.ts";
import { balanceFacts, bringUpToDate } from "../../accruals/steps/bringUpToDate.ts";
import { announce } from "../../notifications/steps/announce.ts";
import { followUpRequest } from "../../notifications/steps/followUp.ts";
import { notFound } from "../../notFound.ts";
import { operation } from "../../operation.ts";

export const requestCredit = operation(
  "requestCredit",
  CreditInput,
  async (wanted, { me, tx, now, audit, unchanged }) => {
    const { organizationId } = me;
    const { type, workedOn, amount, notes, idempotencyKey = null } = wanted;
    const known = idempotencyKey === null ? undefined : await findCreditOfKey(me, idempotencyKey, tx);
    if (known) {
      if (!isSame(known, wanted)) throw keyUsed();
      unchanged();
      return known;
    }

    const person = await bringUpToDate(me, { tx, now });
    const today = todayIn(person.zone, now);
    const balance = (await balanceFacts(person, today, tx)).find((one) => one.type === type);
    if (!balance) throw unknownType();
    const since = new Date(now.getTime() - REQUESTS_COUNT_FOR);
    const { isRepeated, ...recent } = await findCreditsBefore(person, { type, workedOn, since }, tx);
    assertFewRequests(recent, now);
    const { typeName: name, unit, requestableBy, archived, accrual } = balance;
    const leaveType = { name, unit, requestableBy, archived };
    const facts = { today, role: me.role, leaveType, accrual, hiredOn: person.startDate, isRepeated };
    const minutes = assessCredit({ amount, workedOn }, facts);

    const id = newId();
    const row = { type, workedOn, minutes, notes, idempotencyKey, status: "pending" as const };
    await Credit.create(
      { organizationId, id, userId: me.id, ...row, submittedAt: now, updatedAt: now },
      { transaction: tx },
    );
    await followUpRequest(person, id, { tx, now });
    const { people, settings } = await recipientsAround(organizationId, [me.id], now, tx);
    const delegates = settings.hasDelegations ? await findDelegates(organizationId, now, tx) : undefined;
    const submitted = { organizationId, event: "request.submitted", key: id, payload: { requestId: id } } as const;
    const recipients = withAdmins(me.id, requestRecipients(me.id, people, settings, delegates), people);
    await announce(submitted, recipients, { tx, now });
    await audit({ subject: ["credit", id], after: { type, workedOn, minutes } });
    const credit = await findCredit(organizationId, id, tx);
    if (!credit) throw notFound("The request");
    return credit;
  },
  { locksMe: true },
);

function isSame(known: CreditView, { type, workedOn, amount }: CreditInput): boolean {
  return known.type === type && known.startDate === workedOn && known.minutes === fromUnits(amount, known.unit);
}
