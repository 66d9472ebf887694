import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { deciderName } from "#core/delegations/deciderName.ts";
import { stepRecipients } from "#core/notify/stepRecipients.ts";
import { expiryDate, expirySearchEnd, type RequiredApproval } from "#core/requests/approval/requiredApproval.ts";
import {
  type ApprovalStep,
  openStep,
  type RequestApproval,
  type SeenStep,
  type StepDecision,
} from "#core/requests/approval/ApprovalStep.ts";
import { approversOfStep } from "#core/requests/approval/approversOfStep.ts";
import type { People } from "#core/people/approver.ts";
import { findDelegates, type RecipientsAround, type RequestRecipient } from "#db/queries/notifications/recipients.ts";
import type { Person } from "#db/queries/people/person.ts";
import { stepRecipientsAround } from "#db/queries/requests/deciders.ts";
import { calendarOf } from "../calendar/calendarsOf.ts";

export async function expiryOf(
  person: Person,
  { expiresAfter }: Pick<RequiredApproval, "expiresAfter">,
  today: IsoDate,
  tx: Transaction,
): Promise<IsoDate | null> {
  if (expiresAfter === null) return null;
  const calendar = await calendarOf(person, { startDate: today, endDate: expirySearchEnd(today, expiresAfter) }, tx);
  return expiryDate(today, expiresAfter, calendar);
}

export async function expiryOfEdited(
  person: Person,
  required: Pick<RequiredApproval, "expiresAfter"> | undefined,
  { submittedAt, today }: { submittedAt: Date; today: IsoDate },
  tx: Transaction,
): Promise<IsoDate | null> {
  if (!required) return null;
  const lastDay = await expiryOf(person, required, todayIn(person.zone, submittedAt), tx);
  return lastDay !== null && lastDay < today ? expiryOf(person, required, today, tx) : lastDay;
}

export async function approvalOf(
  { organizationId, id: userId }: { organizationId: string; id: string },
  steps: readonly ApprovalStep[],
  { tx, now, around }: { tx: Transaction; now: Date; around?: RecipientsAround | undefined },
): Promise<{ recipients: RequestRecipient[]; approval: RequestApproval }> {
  const { people, settings } = await stepRecipientsAround(organizationId, { userId, steps }, now, tx, around);
  const step = openStep(steps);
  const delegates = settings.hasDelegations ? await findDelegates(organizationId, now, tx) : undefined;
  const recipients = step ? stepRecipients({ personId: userId, step }, people, settings, delegates) : [];
  return { recipients, approval: seenApproval(userId, steps, people) };
}

export function seenApproval(userId: string, steps: readonly ApprovalStep[], people: People): RequestApproval {
  const person = people.get(userId);
  const step = openStep(steps);
  const holders = person && step ? approversOfStep({ person, step }, people) : [];
  const nameOf = (id: string) => people.get(id)?.name ?? null;
  const deciderOf = ({ byId, forId }: StepDecision) => {
    const by = people.get(byId);
    return by ? deciderName(by, forId === undefined ? undefined : people.get(forId)) : null;
  };
  const seen = ({ by, decided, round }: ApprovalStep): SeenStep => ({
    by,
    decided,
    ...(round !== undefined && { round }),
    decidedByName: decided && deciderOf(decided),
    names: by.flatMap((one) => (typeof one === "object" ? (nameOf(one.person) ?? []) : [])),
  });
  return { steps: steps.map(seen), waitingFor: holders.map(({ name }) => name).toSorted() };
}
