import { groupBy } from "#core/groupBy.ts";
import { toUnits } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { PersonRecords } from "#bot/operations/people/exportPerson.ts";

export function presentRecordedRequests({
  requests,
  requestDays,
  documents: files,
  messages: written,
  changes: all,
}: PersonRecords) {
  const changesOf = groupBy(all, ({ requestId }) => requestId);
  const messagesOf = groupBy(written.toReversed(), ({ requestId }) => requestId);
  const documentsOf = groupBy(files.toReversed(), ({ requestId }) => requestId);
  const daysOf = groupBy(requestDays, ({ requestId }) => requestId);
  return requests.map((request) => {
    const { id, type, startDate, endDate, isHalfDay, parts, status, minutes, notes, unit } = request;
    const { submittedAt, decidedAt, decidedByName, rejectionReason, closureName } = request;
    const changes = (changesOf.get(id) ?? []).map((change) => changeOf(change, unit));
    const messages = (messagesOf.get(id) ?? []).map(({ sentAt, authorName: by, text }) => ({ sentAt, by, text }));
    const documents = (documentsOf.get(id) ?? []).map(({ name }) => name);
    const approvals = (request.approval?.steps ?? []).flatMap(({ decided, decidedByName: by }) =>
      decided ? { at: decided.at, by } : [],
    );
    return {
      type,
      startDate,
      endDate,
      isHalfDay,
      ...parts,
      days: toUnits(minutes, unit),
      dates: (daysOf.get(id) ?? []).map((day) => ({ date: day.date, days: toUnits(day.minutes, unit) })),
      note: notes,
      submittedAt,
      status,
      decidedAt,
      decidedBy: decidedByName,
      reason: rejectionReason,
      ...(approvals.length > 0 && { approvals }),
      ...(closureName !== null && { closure: closureName }),
      ...(documents.length > 0 && { documents }),
      ...(messages.length > 0 && { messages }),
      ...(changes.length > 0 && { changes }),
    };
  });
}

function changeOf({ minutes, parts, ...change }: PersonRecords["changes"][number], unit: LeaveUnit) {
  const { startDate, endDate, isHalfDay, isCancellation, isAtOnce, status, notes } = change;
  const { submittedAt, decidedAt, rejectionReason, givenBack } = change;
  const dates = { startDate, endDate, isHalfDay, ...parts, isCancellation, isAtOnce };
  const texts = { note: notes, reason: rejectionReason };
  return {
    ...dates,
    days: toUnits(minutes, unit),
    ...texts,
    status,
    submittedAt,
    decidedAt,
    ...(givenBack && { givenBack: givenBackOf(givenBack, unit) }),
  };
}

function givenBackOf(
  { minutes, sickLeave, rest }: NonNullable<PersonRecords["changes"][number]["givenBack"]>,
  unit: LeaveUnit,
) {
  return { days: toUnits(minutes, unit), sickLeave, ...(rest && { rest }) };
}

export function presentRecordedCredit(credit: PersonRecords["credits"][number]) {
  const { type, startDate: workedOn, minutes, unit, notes, status, submittedAt, decidedAt } = credit;
  const { decidedByName: decidedBy, rejectionReason: reason } = credit;
  const texts = { note: notes, reason };
  return { type, workedOn, days: toUnits(minutes, unit), ...texts, status, submittedAt, decidedAt, decidedBy };
}
