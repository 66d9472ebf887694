import { PreviewQuery, PreviewForQuery, chosenSpan } from "#core/requests/RequestInput.ts";
import { todayIn } from "#core/calendar/dates.ts";
import { approverName } from "#core/people/approver.ts";
import { tryAssess, type Verdict } from "#core/requests/assessRequest.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { aroundPeople } from "#db/queries/people/hierarchy.ts";
import { findTeamConflicts } from "#db/queries/requests/requests.ts";
import { reading } from "../operation.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { unknownUser } from "./steps/unknownUser.ts";
import { requestFacts } from "./steps/requestFacts.ts";

/** Returns the form's live values for one of the caller's requests. */
export const previewRequest = reading("previewRequest", PreviewQuery, (wanted, { me, clock }) =>
  previewOf(me, wanted, clock.now()),
);

/** Returns the form's live values for a request on another person's behalf. */
export const previewRequestFor = reading("previewRequestFor", PreviewForQuery, async (wanted, { me, clock }) => {
  const person = await findPerson(me.organizationId, wanted.userId);
  if (!person) throw unknownUser();
  return previewOf(person, wanted, clock.now());
});

/**
 * Returns the cost and consequences of a person's request, computed by the same rule as on submission. Without dates,
 * the cost is 0.
 */
async function previewOf(person: Person, wanted: PreviewQuery, now: Date) {
  const today = todayIn(person.zone, now);
  const span = chosenSpan(wanted);
  const { type } = wanted;
  const nothingYet = { startDate: today, endDate: today, isHalfDay: false };
  const besides = aroundPeople(person.organizationId, [person.id]);
  const current = await seenUpToDate(person, now);
  const [facts, people] = await requestFacts(current, { type, ...(span ?? nothingYet) }, { now, besides });
  const preview = { facts, approverName: approverName(person.id, people) };
  if (!span) return { ...preview, ...UNDECIDED };

  const conflicts = await findTeamConflicts(person, span);
  const holidays = [...facts.calendar.holidays.values()].map(({ date, name }) => ({ date, name }));
  return { ...preview, ...tryAssess({ type, ...span }, facts), holidays, conflicts };
}

const UNDECIDED: Verdict & Around = { refusals: [], holidays: [], conflicts: [] };

interface Around {
  holidays: { date: string; name: string }[];
  conflicts: Awaited<ReturnType<typeof findTeamConflicts>>;
}
