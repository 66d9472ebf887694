import { Nothing } from "#core/inputs.ts";
import { findKeysIn, findKeysOf, type KeyRow } from "#db/queries/keys/keys.ts";
import { findLastErrors, type LoggedCall } from "#db/queries/keys/tokenCalls.ts";
import { writeCallsFirst } from "../calls/noteCall.ts";
import { reading } from "../reading.ts";
import { mayReadCalls } from "./readKeyCalls.ts";

export type ListedKey = KeyRow & { lastError: LoggedCall | undefined };

export const listKeys = reading("listKeys", Nothing, async (_, { me, clock }) =>
  withErrors(me, await findKeysOf(me, clock.now())),
);

export const listAllKeys = reading("listAllKeys", Nothing, async (_, { me, clock }) =>
  withErrors(me, await findKeysIn(me.organizationId, clock.now())),
);

async function withErrors(me: Parameters<typeof mayReadCalls>[0], keys: KeyRow[]): Promise<ListedKey[]> {
  await writeCallsFirst(me.organizationId);
  const shown = keys.filter((key) => mayReadCalls(me, key)).map(({ id }) => id);
  const errors = await findLastErrors("key", me.organizationId, shown);
  return keys.map((key) => ({ lastError: errors.get(key.id), ...key }));
}
