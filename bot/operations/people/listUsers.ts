import { isAtLeast } from "#core/people/roles.ts";
import { UsersQuery } from "#core/people/UserInput.ts";
import { findUsers } from "#db/queries/people.ts";
import { forReader } from "../forReader.ts";
import { reading } from "../operation.ts";

/** The people of the organisation; the inactive ones too when an Admin asks for them. */
export const listUsers = reading("listUsers", UsersQuery, async ({ include }, { me, clock }) => {
  const users = await findUsers(me.organizationId, include === "inactive" && isAtLeast(me.role, "Admin"));
  const now = clock.now();
  return users.map((user) => forReader(user, me.role, now));
});
