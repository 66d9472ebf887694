import type { Transaction } from "sequelize";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { assessRequest } from "#core/requests/assessRequest.ts";
import { assertFewRequests } from "#core/requests/requestLimit.ts";
import { requestRecipients } from "#core/notify/requestRecipients.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { RequestInput } from "#core/requests/RequestInput.ts";
import { batch, insertion } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";
import { aroundRecipients } from "#db/queries/notifications/recipients.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { PtoRequest } from "#db/models/leave/PtoRequest.ts";
import { PtoRequestDay } from "#db/models/leave/PtoRequestDay.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { requestFacts } from "./requestFacts.ts";

/**
 * Creates a request for a locked person and notifies its approvers; `role` is the caller's. Throws the refusal of the
 * first rule that it breaks.
 */
export async function insertRequest(
  locked: Person,
  { role, ...wanted }: RequestInput & { role: Role },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<RequestView> {
  const person = await bringUpToDate(locked, { tx, now });
  const besides = aroundRecipients(person.organizationId, [person.id], now);
  const [facts, { people, settings }] = await requestFacts(person, { ...wanted, role }, { now, besides, tx });
  assertFewRequests(facts.recent, now);
  const { dayCosts, minutes } = assessRequest(wanted, facts);

  const { organizationId } = person;
  const { type, startDate, endDate, isHalfDay, notes = null } = wanted;
  const id = newId();
  const request = { id, userId: person.id, type, startDate, endDate, isHalfDay, notes, minutes, submittedAt: now };
  const days = dayCosts.map((day) => ({
    ...day,
    organizationId,
    requestId: id,
    leaveYear: leaveYearOf(day.date, facts.accrual.startsIn),
  }));
  const submitted = { organizationId, event: "request.submitted", key: id, payload: { requestId: id } } as const;
  // Queue the update before the announcement, so that messages not yet sent aren't treated as copies to correct.
  await followUpRequest(person, id, { tx, now });
  const recipients = requestRecipients(person.id, people, settings).flatMap((each) => people.get(each.id) ?? []);
  await announce(submitted, recipients, { tx, now });
  const row = { ...request, organizationId, status: "pending" as const, updatedAt: now };
  await writeAtCommit(insertion(batch(PtoRequest, [row])), tx);
  await writeAtCommit(insertion(batch(PtoRequestDay, days)), tx);
  const { name: typeName, unit } = facts.leaveType;
  return { ...request, typeName, unit, status: "pending", decidedAt: null, decidedByName: null, rejectionReason: null };
}
