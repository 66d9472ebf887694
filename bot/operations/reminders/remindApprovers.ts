import type { Transaction } from "sequelize";
import { earliest } from "#core/calendar/dates.ts";
import { knownZone, todayIn } from "#core/calendar/zones.ts";
import { workedMinutes } from "#core/offices/workCalendar.ts";
import { lastDecidedStep, openStep } from "#core/requests/approval/ApprovalStep.ts";
import { wantsReminders } from "#core/notify/notificationChannels.ts";
import { isEscalated, isReminderTime, reminderDue, workdaysSince } from "#core/notify/reminderDue.ts";
import { escalationRecipients } from "#core/notify/requestRecipients.ts";
import { decisionRecipients, stepEscalationRecipients } from "#core/notify/stepRecipients.ts";
import { type RequestRecipient, type RecipientSettings, findDelegates } from "#db/queries/notifications/recipients.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import {
  findOrganizationsWithPending,
  findPeopleWithPending,
  findRequestsToRemindOf,
  type WaitingRequest,
} from "#db/queries/requests/reminders.ts";
import { recipientsOfEach } from "#db/queries/requests/deciders.ts";
import { findNewHolders } from "#db/queries/requests/newHolders.ts";
import { withAdvisoryLock } from "#db/withAdvisoryLock.ts";
import { announce } from "../notifications/steps/announce.ts";
import { askNewHolders } from "../requests/steps/approval/askNewHolders.ts";
import { calendarOf } from "../requests/steps/calendar/calendarsOf.ts";
import { forAllPeople } from "../running/forAllPeople.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";

const PEOPLE = 100;

export async function remindApprovers(goesOn: () => boolean = () => true): Promise<BrokenOrganization[]> {
  const broken: BrokenOrganization[] = [];
  for (const organizationId of await findOrganizationsWithPending()) {
    if (!goesOn()) break;
    const forAll = async (
      people: readonly string[],
      run: (ids: readonly string[], tx: Transaction) => Promise<void>,
    ) => {
      try {
        await forAllPeople(people, PEOPLE, async (ids) => {
          if (goesOn()) await transactionally((tx) => run(ids, tx));
        });
      } catch (error) {
        broken.push({ organizationId, error });
      }
    };
    try {
      await withAdvisoryLock(`reminding ${organizationId}`, async () => {
        const now = operationsRuntime().clock.now();
        const waited = waitingTimes(organizationId, now);
        await forAll(await findPeopleWithPending(organizationId), (ids, tx) =>
          remindOfPeople(organizationId, ids, { waited, tx, now }),
        );
        const holders = [...new Set((await findNewHolders(organizationId)).map(({ id }) => id))];
        await forAll(holders, (ids, tx) => askNewHolders(organizationId, { tx, now, among: new Set(ids) }));
      });
    } catch (error) {
      broken.push({ organizationId, error });
    }
  }
  return broken;
}

async function remindOfPeople(
  organizationId: string,
  ids: readonly string[],
  { waited, tx, now }: Pick<Reminding, "waited" | "tx" | "now">,
): Promise<void> {
  const requests = await findRequestsToRemindOf(organizationId, ids, now, tx);
  const { peopleOf, settings } = await recipientsOfEach(organizationId, requests, now, tx);
  const delegates = settings.hasDelegations ? await findDelegates(organizationId, now, tx) : undefined;
  for (const request of requests) {
    await remindOf(request, { organizationId, people: peopleOf(request), settings, delegates, waited, tx, now });
  }
}

const ASKING = ["request.submitted", "request.escalated"] as const;
type ReminderEvent = (typeof ASKING)[number] | "request.reminded";

interface Reminding {
  organizationId: string;
  people: ReadonlyMap<string, RequestRecipient>;
  settings: RecipientSettings;
  delegates: Awaited<ReturnType<typeof findDelegates>> | undefined;
  waited: (recipient: { id: string }, since: Date, tx: Transaction) => Promise<number | null>;
  tx: Transaction;
  now: Date;
}

async function remindOf(request: WaitingRequest, reminding: Reminding): Promise<void> {
  const { organizationId, people, settings, delegates, waited, tx, now } = reminding;
  const { id, userId, steps, key: stepKey, notified, snoozedBy } = request;
  const open = openStep(steps ?? []);
  const since = lastDecidedStep(steps ?? [])?.decided?.at;
  const waitingSince = since === undefined ? (request.reopenedAt ?? request.submittedAt) : new Date(since);
  const payload = { requestId: id };
  const notifiedOf = (eventKey: string, { id: recipientId }: RequestRecipient) =>
    notified.find((one) => one.key === eventKey && one.recipientId === recipientId);
  const notify = async (event: ReminderEvent, key: string, recipient: RequestRecipient) => {
    if (notifiedOf(`${event}:${key}`, recipient)) return;
    await announce({ organizationId, event, key, payload }, [recipient], { tx, now });
  };
  const decidable = { userId, approval: steps && { steps } };
  const recipients = decisionRecipients(decidable, people, settings, delegates);
  const approvers = decisionRecipients(decidable, people, { coversAbsence: false }, delegates).map((one) => one.id);
  for (const recipient of recipients) {
    const isCover = !approvers.includes(recipient.id);
    const asked = ASKING.map((event) => notifiedOf(`${event}:${stepKey}`, recipient)).find(Boolean);
    const askedAt = asked ? new Date(asked.at) : now;
    const workdays = await waited(recipient, isCover ? askedAt : waitingSince, tx);
    if (workdays === null) continue;
    if (isCover && !asked) await notify("request.submitted", stepKey, recipient);
    if (snoozedBy.includes(recipient.id) || !wantsReminders(recipient.notificationChoices)) continue;
    const step = reminderDue(workdays, settings);
    if (step !== null) await notify("request.reminded", `${stepKey}:${step}`, recipient);
  }
  const [approver] = recipients;
  if (!approver || !isEscalated((await waited(approver, waitingSince, tx)) ?? 0, settings)) return;
  const others = open
    ? stepEscalationRecipients({ personId: userId, step: open }, people)
    : escalationRecipients(userId, people);
  for (const other of others) {
    if (recipients.every((recipient) => recipient.id !== other.id)) await notify("request.escalated", stepKey, other);
  }
}

function waitingTimes(organizationId: string, now: Date): Reminding["waited"] {
  const known = new Map<string, Person | undefined>();
  const workdays = new Map<string, number | null>();
  return async ({ id }, since, tx) => {
    const person = known.has(id) ? known.get(id) : await findPerson(organizationId, id, tx);
    known.set(id, person);
    if (!person) return null;
    const zone = knownZone(person.zone);
    const today = todayIn(zone, now);
    if (!isReminderTime(zone, now)) return null;
    const asked = earliest(todayIn(zone, since), today);
    const key = `${id} ${asked}`;
    const waited = workdays.get(key);
    if (waited !== undefined) return waited;
    const calendar = await calendarOf(person, { startDate: asked, endDate: today }, tx);
    const counted = workedMinutes(today, calendar) > 0 ? workdaysSince(asked, today, calendar) : null;
    workdays.set(key, counted);
    return counted;
  };
}
