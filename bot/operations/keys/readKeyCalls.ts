import { Nothing } from "#core/inputs.ts";
import { may } from "#core/people/access/access.ts";
import { findKey, type KeyRow } from "#db/queries/keys/keys.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findTokenCalls } from "#db/queries/keys/tokenCalls.ts";
import { writeCallsFirst } from "../calls/noteCall.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";

export const readKeyCalls = readingOn("readKeyCalls", Nothing, async (id, _, { me }) => {
  const { organizationId } = me;
  const key = await findKey(organizationId, id);
  if (!key || !mayReadCalls(me, key)) throw notFound("The key");
  await writeCallsFirst(organizationId);
  return findTokenCalls({ kind: "key", organizationId, id });
});

export function mayReadCalls(me: Person, { isService, userId }: Pick<KeyRow, "isService" | "userId">): boolean {
  return isService ? may(me.role, "listAllKeys") : userId === me.id;
}
