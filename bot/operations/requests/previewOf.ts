import { todayIn } from "#core/calendar/dates.ts";
import { approverName } from "#core/people/approver.ts";
import { tryAssess } from "#core/requests/assessRequest.ts";
import type { PreviewQuery } from "#core/requests/RequestInput.ts";
import { peopleAround } from "#db/queries/hierarchy.ts";
import type { Person } from "#db/queries/person.ts";
import { findTeamConflicts } from "#db/queries/requests.ts";
import { seenUpToDate } from "../posting/bringUpToDate.ts";
import { requestFacts } from "./requestFacts.ts";

/** What a request of a person would cost and bring about: the same function decides as on submit. */
export async function previewOf(person: Person, wanted: PreviewQuery, now: Date) {
  const facts = await requestFacts(await seenUpToDate(person, now), wanted, todayIn(person.zone, now));
  const conflicts = await findTeamConflicts(person, wanted);
  const people = await peopleAround(person.organizationId, [person.id]);
  const holidays = [...facts.calendar.holidays.values()].map(({ date, name }) => ({ date, name }));
  return { ...tryAssess(wanted, facts), facts, holidays, conflicts, approverName: approverName(person.id, people) };
}
