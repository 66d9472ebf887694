import { Nothing } from "#core/inputs.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { findUser } from "#db/queries/people/people.ts";
import { visibleUser } from "../visibleUser.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";

export const readUser = readingOn("readUser", Nothing, async (id, _, { me, clock }) => {
  const user = await findUser(me.organizationId, id);
  if (!user || (!user.isActive && !isAtLeast(me.role, "Admin"))) throw notFound("The person");
  const visible = visibleUser(user, me.role, clock.now());
  return user.id === me.id ? { ...visible, facts: user.facts ?? {} } : visible;
});
