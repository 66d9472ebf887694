import { PeopleQuery } from "#core/people/PeopleQuery.ts";
import { findPeoplePage } from "#db/queries/admin/people.ts";
import { visibleUser } from "../visibleUser.ts";
import { browsing } from "./browsing.ts";

/** Returns the organization's people, active or not. */
export const browsePeople = browsing("browsePeople", "The user", PeopleQuery, async (query, { me, clock }) => {
  const { rows, total } = await findPeoplePage(me.organizationId, query);
  const now = clock.now();
  return { rows: rows.map((user) => visibleUser(user, me.role, now)), total };
});
