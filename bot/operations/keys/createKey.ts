import { todayIn } from "#core/calendar/zones.ts";
import { assertFewKeys, assertUsableKey, KeyInput } from "#core/keys/KeyInput.ts";
import { keysForbidden } from "#core/keys/keyRefusals.ts";
import { limits } from "#core/throttling/limits.ts";
import { countKeys, findKey, type KeyRow } from "#db/queries/keys/keys.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { shareSignIn } from "../organization/steps/signInLock.ts";
import { preparedOperation, type Preparing } from "../preparedOperation.ts";
import type { WriteContext } from "../running/WriteContext.ts";
import { insertKey } from "./steps/insertKey.ts";

interface NewKey {
  row: KeyRow;
  token: string;
}

/** The returned token can't be read again. */
export const createKey = preparedOperation("createKey", KeyInput, countNewKey, async (input, _, context) => {
  const { me, tx, again } = context;
  await lockPerson(me.organizationId, me.id, tx);
  await shareSignIn(me.organizationId, tx);
  const created = await insert({ ...input, service: false }, await again());
  if (!created.row.allowsPersonalKeys) throw keysForbidden();
  return created;
});

export const createServiceKey = preparedOperation(
  "createServiceKey",
  KeyInput,
  countNewKey,
  async (input, _, context) => insert({ ...input, service: true }, await lockOrganization(context)),
);

async function countNewKey(_: unknown, { me, count }: Preparing): Promise<void> {
  await count([limits.newKeys, me.id]);
}

async function insert(input: KeyInput, context: WriteContext): Promise<NewKey> {
  const { me, tx, now } = context;
  const { service } = input;
  assertUsableKey(input, me.role, todayIn("UTC", now));
  assertFewKeys(await countKeys(me, { isService: service, now, tx }), input);
  const { id, token } = await insertKey(service ? "service" : "personal", input, context);
  const created = await findKey(me.organizationId, id, tx);
  if (!created) throw new Error("The new key was not found");
  return { row: created, token };
}
