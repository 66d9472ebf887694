import type { Transaction } from "sequelize";
import type { AccrualCase } from "#core/policies/AccrualCase.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { findPostedHistories, type PostedPerson } from "#db/queries/postedPeople.ts";
import type { PostingOffice } from "#db/queries/postingOffices.ts";
import { caseOf, NO_HISTORY, type VersionsByType } from "#db/queries/termsRows.ts";
import { hasOwnHistory } from "./duePlan.ts";

/** The accrual cases of a type of people of an office, by their ids. */
export async function casesOf(
  {
    organizationId,
    officeId,
    office,
    people,
    type,
  }: { organizationId: string; officeId: string; office: PostingOffice; people: PostedPerson[]; type: LeaveType },
  tx: Transaction,
): Promise<Map<string, AccrualCase>> {
  const { leaveYearStartsIn, versions } = office;
  const ofOffice = (JSON.parse(versions) as VersionsByType)[type];
  const special = people.filter((person) => hasOwnHistory(person, leaveYearStartsIn)).map(({ id }) => id);
  const histories = await findPostedHistories(organizationId, officeId, special, tx);
  const byPerson = new Map(histories.map((history) => [history.userId, history]));
  return new Map(
    people.map((person) => {
      const history = byPerson.get(person.id);
      const terms = { ...person, effectiveOfficeId: officeId, leaveYearStartsIn };
      const ever = history?.versions[type] ?? ofOffice;
      return [person.id, caseOf(terms, type, history ?? NO_HISTORY, ever, history?.firstYears[type])];
    }),
  );
}
