import { pageBounds, pageOfRest } from "#core/lists/pageQuery.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import { UserPageQuery, UsersQuery } from "#core/people/UserInput.ts";
import { Refusal } from "#core/refusal.ts";
import { findUserPage, findUsers } from "#db/queries/people/people.ts";
import { visibleUser } from "../visibleUser.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

export const listUsers = reading("listUsers", UsersQuery, async ({ include }, { me, clock }) => {
  const wanted = { includeInactive: includesInactive(include, me.role) };
  const users = await readInTurn(me.organizationId, () => findUsers(me.organizationId, wanted));
  const now = clock.now();
  return users.map((user) => visibleUser(user, me.role, now));
});

export const listUserPage = reading(
  "listUsers",
  UserPageQuery,
  async ({ include, updatedSince, ...page }, { me, clock }) => {
    if (updatedSince !== undefined && !isAtLeast(me.role, "Admin")) throw changesForbidden();
    const wanted = { includeInactive: includesInactive(include, me.role), updatedSince };
    const bounds = pageBounds(page);
    const users = await readInTurn(me.organizationId, () => findUserPage(me.organizationId, wanted, bounds));
    const now = clock.now();
    return pageOfRest(
      users.map((user) => visibleUser(user, me.role, now)),
      page.limit,
    );
  },
);

function includesInactive(include: "inactive" | undefined, role: Role): boolean {
  return include === "inactive" && isAtLeast(role, "Admin");
}

/** Security: `updatedSince` would reveal changes to fields that the caller can't see. */
function changesForbidden(): Refusal {
  const text = "Only Admins and Owners can list people by the time of their last change";
  return new Refusal("forbidden", "forbidden", text, { fields: { updatedSince: text } });
}
