import { addDays } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { type KeyInput, lastDayOfKey } from "#core/keys/KeyInput.ts";
import { newId } from "#db/newId.ts";
import { AccessToken } from "#db/models/keys/AccessToken.ts";
import { ApiKey } from "#db/models/keys/ApiKey.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { newAccessToken, startOf, type TokenKind } from "./accessToken.ts";

type Context = Pick<WriteContext, "me" | "tx" | "now" | "audit">;

export async function insertKey(
  kind: Exclude<TokenKind, "feed">,
  { name, scopes, expiresOn }: Omit<KeyInput, "service">,
  { me, tx, now, audit }: Context,
): Promise<{ id: string; token: string }> {
  const { organizationId, id: userId } = me;
  const lastDay = lastDayOfKey({ expiresOn }, todayIn("UTC", now));
  const expiresAt = new Date(`${addDays(lastDay, 1)}T00:00:00Z`);
  const id = newId();
  const token = newAccessToken(kind);
  const isService = kind !== "personal";
  const [purpose, ofToken] = kind === "provisioning" ? (["scim", "scim"] as const) : (["api", "key"] as const);
  const row = { organizationId, id, userId, isService, purpose, name, scopes, start: startOf(token) };
  await ApiKey.create({ ...row, createdAt: now, expiresAt }, { transaction: tx });
  const found = { tokenHash: hashOfToken(token), purpose: ofToken, organizationId, userId, subjectId: id };
  await AccessToken.create(found, { transaction: tx });
  // Security: notifies the person, because a key outlives the session of an intruder who created it.
  await announceAccountChange(me, kind === "provisioning" ? "provisioningTokenCreated" : "keyCreated", { tx, now });
  await audit({ subject: ["key", id], after: { service: isService, scopes, expiresOn: lastDay } });
  return { id, token };
}
