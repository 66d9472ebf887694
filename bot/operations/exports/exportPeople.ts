import { PeopleQuery } from "#core/people/PeopleQuery.ts";
import { allPeople } from "#db/queries/admin/people.ts";
import { visibleUser } from "../visibleUser.ts";
import { eachRow, exporting } from "./exporting.ts";

/** Exports the organization's people, active or not. */
export const exportPeople = exporting("browsePeople", "people", PeopleQuery, (query, { me, clock }) => {
  const now = clock.now();
  return eachRow(allPeople(me.organizationId, query), ({ managerEmail, ...user }) => ({
    ...visibleUser(user, me.role, now),
    managerEmail,
  }));
});
