import type { Transaction } from "sequelize";
import { type DecidableRequest, lastDecidedStep, openStep } from "#core/requests/approval/ApprovalStep.ts";
import { wantsReminders } from "#core/notify/notificationChannels.ts";
import { isEscalated, reminderDue } from "#core/notify/reminderDue.ts";
import { escalationRecipients } from "#core/notify/requestRecipients.ts";
import { decisionRecipients, stepEscalationRecipients } from "#core/notify/stepRecipients.ts";
import { type RequestRecipient, type RecipientSettings, findDelegates } from "#db/queries/notifications/recipients.ts";
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
import { forAllPeople } from "../running/forAllPeople.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";
import { waitingTimes, type WorkdaysWaited } from "./steps/waitingTimes.ts";

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
        await forAll(await findPeopleWithPending(organizationId), (ids, tx) =>
          remindOfPeople(organizationId, ids, { tx, now }),
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
  { tx, now }: Pick<Reminding, "tx" | "now">,
): Promise<void> {
  const requests = await findRequestsToRemindOf(organizationId, ids, now, tx);
  if (requests.length === 0) return;
  const { peopleOf, settings } = await recipientsOfEach(organizationId, requests, now, tx);
  const delegates = settings.hasDelegations ? await findDelegates(organizationId, now, tx) : undefined;
  const asked = requests.map((request) => {
    const people = peopleOf(request);
    return { request, people, recipients: decisionRecipients(decidable(request), people, settings, delegates) };
  });
  const recipientIds = new Set(asked.flatMap(({ recipients }) => recipients.map(({ id }) => id)));
  const oldest = new Date(Math.min(...requests.map(({ submittedAt }) => submittedAt.getTime())));
  const waited = await waitingTimes(organizationId, [...recipientIds], { oldest, tx, now });
  for (const { request, ...around } of asked) {
    await remindOf(request, { organizationId, ...around, settings, delegates, waited, tx, now });
  }
}

function decidable({ userId, steps }: WaitingRequest): DecidableRequest {
  return { userId, approval: steps && { steps } };
}

const ASKING = ["request.submitted", "request.escalated"] as const;
type ReminderEvent = (typeof ASKING)[number] | "request.reminded";

interface Reminding {
  organizationId: string;
  people: ReadonlyMap<string, RequestRecipient>;
  recipients: readonly RequestRecipient[];
  settings: RecipientSettings;
  delegates: Awaited<ReturnType<typeof findDelegates>> | undefined;
  waited: WorkdaysWaited;
  tx: Transaction;
  now: Date;
}

async function remindOf(request: WaitingRequest, reminding: Reminding): Promise<void> {
  const { organizationId, people, recipients, settings, delegates, waited, tx, now } = reminding;
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
  const withoutCover = decisionRecipients(decidable(request), people, { coversAbsence: false }, delegates);
  const approvers = withoutCover.map((one) => one.id);
  for (const recipient of recipients) {
    const isCover = !approvers.includes(recipient.id);
    const asked = ASKING.map((event) => notifiedOf(`${event}:${stepKey}`, recipient)).find(Boolean);
    const askedAt = asked ? new Date(asked.at) : now;
    const workdays = waited(recipient, isCover ? askedAt : waitingSince);
    if (workdays === null) continue;
    if (isCover && !asked) await notify("request.submitted", stepKey, recipient);
    if (snoozedBy.includes(recipient.id) || !wantsReminders(recipient.notificationChoices)) continue;
    const step = reminderDue(workdays, settings);
    if (step !== null) await notify("request.reminded", `${stepKey}:${step}`, recipient);
  }
  const [approver] = recipients;
  if (!approver || !isEscalated(waited(approver, waitingSince) ?? 0, settings)) return;
  const others = open
    ? stepEscalationRecipients({ personId: userId, step: open }, people)
    : escalationRecipients(userId, people);
  for (const other of others) {
    if (recipients.every((recipient) => recipient.id !== other.id)) await notify("request.escalated", stepKey, other);
  }
}
