import { isAtLeast } from "#core/people/access/roles.ts";
import { UsersQuery } from "#core/people/UserInput.ts";
import { findUsers } from "#db/queries/people/people.ts";
import { visibleUser } from "../visibleUser.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

/** Returns the organization's people; includes inactive ones if an Admin or Owner requests them. */
export const listUsers = reading("listUsers", UsersQuery, async ({ include, updatedSince }, { me, clock }) => {
  const users = await readInTurn(me.organizationId, () =>
    findUsers(me.organizationId, {
      includeInactive: include === "inactive" && isAtLeast(me.role, "Admin"),
      ...(updatedSince && { updatedSince }),
    }),
  );
  const now = clock.now();
  return users.map((user) => visibleUser(user, me.role, now));
});
