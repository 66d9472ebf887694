import type { Transaction } from "sequelize";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { requestRecipients, withAdmins } from "#core/notify/requestRecipients.ts";
import type { Role } from "#core/people/access/roles.ts";
import { assessRequest } from "#core/requests/assessRequest.ts";
import { evidenceOver, leaveInRow } from "#core/requests/booking/leaveInRow.ts";
import type { RequestInput } from "#core/requests/RequestInput.ts";
import { NO_RIGHT } from "#core/people/access/ownLeave.ts";
import { approvalAtSubmission } from "#core/requests/approval/requiredApproval.ts";
import { assertFewRequests } from "#core/throttling/limits.ts";
import { batch, insertion } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";
import { PtoRequest } from "#db/models/leave/PtoRequest.ts";
import { PtoRequestDay } from "#db/models/leave/PtoRequestDay.ts";
import { aroundRecipients, findDelegates } from "#db/queries/notifications/recipients.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";
import { bookApproval } from "./approval/bookApproval.ts";
import { approvalOf, expiryOf } from "./approval/newApproval.ts";
import { stepsColumn } from "./approval/storeSteps.ts";
import { type GivenBackLeave, giveBackLeave } from "./giveBack/giveBackLeave.ts";
import { requestFacts } from "./requestFacts.ts";

interface Recorder {
  by: Person;
  reason: string | null;
}

export async function insertRequest(
  locked: Person,
  { role, isForOther, recorded, ...wanted }: RequestInput & { role: Role; isForOther: boolean; recorded?: Recorder },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<{ request: RequestView; gaveBack: GivenBackLeave[] }> {
  const person = await bringUpToDate(locked, { tx, now });
  const besides = aroundRecipients(person.organizationId, [person.id], now);
  const [facts, { people, settings }] = await requestFacts(
    person,
    { role, isForOther, isRecorded: recorded !== undefined, ...wanted },
    { now, besides, tx },
  );
  assertFewRequests(facts.recent, now);
  const { dayCosts, minutes } = assessRequest(wanted, facts);
  const { approver, required, isBegun } = approvalAtSubmission(
    { person, wanted, minutes, role, recorded },
    facts,
    people,
  );

  const { organizationId } = person;
  const { type, startDate, endDate, isHalfDay, parts, idempotencyKey, notes = null } = wanted;
  const id = newId();
  const asked = { id, userId: person.id, type, startDate, endDate, isHalfDay, notes, minutes, submittedAt: now };
  const inRow = leaveInRow(wanted, minutes, facts.beside).minutes;
  const request = { evidenceOver: evidenceOver({ startDate, minutes, inRow }, facts.accrual), ...asked };
  const days = dayCosts.map((day) => ({
    organizationId,
    requestId: id,
    leaveYear: leaveYearOf(day.date, facts.accrual.startsIn),
    ...day,
  }));
  const submitted = { organizationId, event: "request.submitted", key: id, payload: { requestId: id } } as const;
  // Runs before `announce`, because the new messages need no update.
  await followUpRequest(person, id, { tx, now });
  const delegates = settings.hasDelegations ? await findDelegates(organizationId, now, tx) : undefined;
  const steps = required?.steps ?? null;
  const { recipients, approval } = steps
    ? await approvalOf(person, steps, { tx, now, around: { people, settings } })
    : { recipients: approver ? [] : requestRecipients(person.id, people, settings, delegates), approval: null };
  await announce(submitted, isBegun ? withAdmins(person.id, recipients, people) : recipients, { tx, now });
  const isApproved = approver !== undefined || required?.isAutomatic === true;
  const status = isApproved ? ("approved" as const) : ("pending" as const);
  const decidedAt = isApproved ? now : null;
  const expiresOn = required ? await expiryOf(person, required, facts.today, tx) : null;
  const rare = {
    ...(parts && { parts }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...(steps && { steps: stepsColumn(steps) }),
    ...(expiresOn && { expiresOn }),
    ...(decidedAt && { decidedAt }),
    ...(approver && { decidedById: approver.by.id, decisionReason: approver.reason }),
  };
  let gaveBack: GivenBackLeave[] = [];
  if (isApproved) {
    const by = approver?.by ?? person;
    const decider = approver?.by ?? NO_RIGHT;
    gaveBack = await giveBackLeave(
      person,
      { ...wanted, ...request, evidenceCount: 0 },
      { by, decider, people, tx, now },
    );
  }
  const row = { organizationId, status, updatedAt: now, ...request, ...rare };
  await writeAtCommit(insertion(batch(PtoRequest, [row])), tx);
  await writeAtCommit(insertion(batch(PtoRequestDay, days)), tx);
  if (isApproved) {
    const { accrual } = facts;
    const booked = { id, type, dayCosts, undone: 0 };
    const by = { actorId: approver?.by.id };
    await bookApproval(person, { request: booked, accrual, startsIn: accrual.startsIn, ...by }, { tx, now });
  }
  const { name: typeName, unit } = facts.leaveType;
  const decision = {
    decidedById: approver?.by.id ?? null,
    decidedByName: approver?.by.name ?? null,
    isDecidedByOwner: false,
    rejectionReason: approver?.reason ?? null,
  };
  const asSubmitted = {
    status,
    decidedAt,
    approval,
    version: 1,
    editedFrom: null,
    undone: 0,
    evidenceCount: 0,
    messageCount: 0,
  } as const;
  return { request: { parts: parts ?? null, typeName, unit, ...asSubmitted, ...decision, ...request }, gaveBack };
}
