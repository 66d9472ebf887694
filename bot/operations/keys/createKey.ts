import { addDays, todayIn } from "#core/calendar/dates.ts";
import { assertFewKeys, KeyInput, lastDayOfKey } from "#core/keys/KeyInput.ts";
import { keysForbidden } from "#core/keys/keyRefusals.ts";
import { limits } from "#core/throttling/limits.ts";
import { newId } from "#db/newId.ts";
import { AccessToken } from "#db/models/keys/AccessToken.ts";
import { ApiKey } from "#db/models/keys/ApiKey.ts";
import { countKeys, findKey, type KeyRow } from "#db/queries/keys/keys.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { hashOfToken } from "../linkToken.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { preparedOperation, type Preparing } from "../preparedOperation.ts";
import type { WriteContext } from "../running/WriteContext.ts";
import { newAccessToken, startOf } from "./steps/accessToken.ts";

/** A new key with its token, of which only a hash is stored. */
interface NewKey {
  row: KeyRow;
  token: string;
}

/** Creates an API key for the caller. Refuses it if the organization doesn't allow personal keys. */
export const createKey = preparedOperation("createKey", KeyInput, countNewKey, async (input, _, context) => {
  const { me, tx, again } = context;
  await lockPerson(me.organizationId, me.id, tx);
  const created = await insertKey({ ...input, service: false }, await again());
  if (!created.row.allowsPersonalKeys) throw keysForbidden();
  return created;
});

/** Creates an API key for the organization, with the rights of the Owner who creates it. */
export const createServiceKey = preparedOperation(
  "createServiceKey",
  KeyInput,
  countNewKey,
  async (input, _, context) => insertKey({ ...input, service: true }, await lockOrganization(context)),
);

/** Counts a new key, because each stays stored after it is revoked. */
async function countNewKey(_: unknown, { me, count }: Preparing): Promise<void> {
  await count([limits.newKeys, me.id]);
}

async function insertKey(input: KeyInput, { me, tx, now, audit }: WriteContext): Promise<NewKey> {
  const { organizationId, id: userId } = me;
  const { name, scopes, service: isService } = input;
  const lastDay = lastDayOfKey(input, todayIn("UTC", now));
  const expiresAt = new Date(`${addDays(lastDay, 1)}T00:00:00Z`);
  assertFewKeys(await countKeys(me, { isService, now, tx }), input);
  const id = newId();
  const token = newAccessToken(isService ? "service" : "personal");
  const row = { organizationId, id, userId, isService, name, scopes, start: startOf(token) };
  await ApiKey.create({ ...row, createdAt: now, expiresAt }, { transaction: tx });
  const found = { tokenHash: hashOfToken(token), purpose: "key" as const, organizationId, userId, subjectId: id };
  await AccessToken.create(found, { transaction: tx });
  // A key outlives the session of an intruder who created it.
  await announceAccountChange(me, "keyCreated", { tx, now });
  await audit({ subject: ["key", id], after: { service: isService, scopes, expiresOn: lastDay } });
  const created = await findKey(organizationId, id, tx);
  if (!created) throw new Error("The new key was not found");
  return { row: created, token };
}
