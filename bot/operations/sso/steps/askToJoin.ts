import type { Transaction } from "sequelize";
import { cleanPersonName } from "#core/nameField.ts";
import { mayAskToJoin, WAITS_MS } from "#core/sso/joinRequests.ts";
import { newId } from "#db/newId.ts";
import { SsoJoinRequest } from "#db/models/sso/SsoJoinRequest.ts";
import { isAnnounced } from "#db/queries/notifications/isAnnounced.ts";
import { findActiveAdmins } from "#db/queries/people/findActiveAdmins.ts";
import type { IdentityKey } from "#db/queries/sso/identities.ts";
import { findAsked, findJoinRequests, forgetAsked } from "#db/queries/sso/joinRequests.ts";
import type { Source } from "../../actor.ts";
import { writeAuditEntry } from "../../audit.ts";
import { announceAccountChange } from "../../notifications/steps/announceAccountChange.ts";

const HOUR_MS = 3_600_000;

interface Asking extends IdentityKey {
  email: string;
  name: string | null;
}

/** The organization must be locked. */
export async function askToJoin(
  { email, name, ...key }: Asking,
  source: Source,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<"asked" | "declined" | "full"> {
  const { organizationId } = key;
  const before = await findAsked(key, { tx, now });
  if (before) return before.declinedAt === null ? "asked" : "declined";
  if (!mayAskToJoin((await findJoinRequests(organizationId, now, tx)).length)) return "full";
  await forgetAsked(key, tx);
  const id = newId();
  const expiresAt = new Date(now.getTime() + WAITS_MS);
  const row = { ...key, id, email, name: cleanPersonName(name) ?? null, expiresAt, createdAt: now };
  await SsoJoinRequest.create(row, { transaction: tx });
  await notifyAdmins(organizationId, { tx, now });
  const by = { organizationId, userId: null, source, action: "askToJoin", at: now };
  await writeAuditEntry(by, { subject: ["sso_join_request", id] }, tx);
  return "asked";
}

async function notifyAdmins(organizationId: string, { tx, now }: { tx: Transaction; now: Date }): Promise<void> {
  const key = `joins:${Math.floor(now.getTime() / HOUR_MS)}`;
  for (const { id, email } of await findActiveAdmins(organizationId, tx)) {
    const person = { organizationId, id, email };
    if (await isAnnounced(person, `account.changed:${key}`, tx)) continue;
    await announceAccountChange(person, "joinAsked", { tx, now, key });
  }
}
