import { PreviewQuery } from "#core/requests/RequestInput.ts";
import { tryAssess } from "#core/requests/assessRequest.ts";
import { approverName } from "#core/people/approver.ts";
import { peopleAround } from "#db/queries/hierarchy.ts";
import { findTeamConflicts } from "#db/queries/requests.ts";
import { seenUpToDate } from "../posting/bringUpToDate.ts";
import { reading } from "../operation.ts";
import { requestFacts } from "./requestFacts.ts";

/** What the form shows while one is still choosing: the same function decides as on submit. */
export const previewRequest = reading("previewRequest", PreviewQuery, async (wanted, { me, today, clock }) => {
  const facts = await requestFacts(await seenUpToDate(me, clock.now()), wanted, today);
  const conflicts = await findTeamConflicts(me, wanted);
  const people = await peopleAround(me.organizationId, [me.id]);
  const holidays = [...facts.calendar.holidays.values()].map(({ date, name }) => ({ date, name }));
  return { ...tryAssess(wanted, facts), facts, holidays, conflicts, approverName: approverName(me.id, people) };
});
