import { Refusal } from "#core/refusal.ts";
import { database } from "#db/connect.ts";
import { loadBackup } from "#db/backup/loadBackup.ts";
import { openBackup } from "#db/backup/openBackup.ts";
import { expireInvitations } from "#db/queries/auth/invitations.ts";
import { revokeAllKeys } from "#db/queries/keys/keys.ts";
import { holdNotifications } from "#db/queries/notifications/heldNotifications.ts";
import { holdWebhooks } from "#db/queries/webhooks/dueWebhooks.ts";
import { readErasures } from "../erasures/readErasures.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import { backupMacCheck } from "./backupMac.ts";
import { type Appointed, appointOwners } from "./steps/appointOwners.ts";
import { eraseAgain } from "./steps/eraseAgain.ts";

interface RestoreOptions {
  file: string;
  /** The path of the list of erased people; undefined restores without the list. */
  erasuresFile: string | undefined;
  /** True to restore even if keys are missing. Values encrypted with missing keys stay unreadable. */
  allowsLostKeys?: boolean;
}

interface Restored {
  createdAt: string;
  rows: number;
  held: number;
  expired: number;
  revoked: number;
  erased: number;
  appointed: readonly Appointed[];
}

/**
 * Restores a backup into an empty database, completely or not at all. Erases people on the list of erased people again.
 */
export async function restoreBackup({ file, erasuresFile, allowsLostKeys = false }: RestoreOptions): Promise<Restored> {
  const { sealer, clock } = operationsRuntime();
  const isMac = backupMacCheck(sealer);
  const isAuthentic = (sha256: string, mac: string) => allowsLostKeys || isMac(sha256, mac);
  const { header, frames } = await openBackup(file, isAuthentic);
  try {
    const missing = [...new Set([header.keyId, ...header.keyIds])].filter((id) => !sealer.hasKey(id));
    if (missing.length > 0 && !allowsLostKeys) throw keysMissing(missing);
    // Reads to the end first, so that a damaged backup is refused before the restore begins.
    for await (const _ of frames);
  } finally {
    await frames.return(undefined);
  }
  const erasures = erasuresFile === undefined ? [] : await readErasures(erasuresFile);
  if (!erasures) throw new Refusal("invalid", "no_erasures", `There is no list of erased people at ${erasuresFile}`);
  const restored = await transactionally(async (tx) => {
    const rows = await loadBackup(file, isAuthentic, tx);
    const now = clock.now();
    const messages = await holdNotifications(tx);
    const expired = await expireInvitations(now, tx);
    // Revokes all API keys, because the backup doesn't contain their tokens.
    const revoked = await revokeAllKeys(now, tx);
    const erased = await eraseAgain(erasures, { tx, now });
    const appointed = await appointOwners(new Set(erasures.map((one) => one.organizationId)), { tx, now });
    const held = messages + (await holdWebhooks(tx));
    return { createdAt: header.createdAt, rows, held, expired, revoked, erased, appointed };
  });
  await database().pool.query("ANALYZE");
  return restored;
}

function keysMissing(ids: readonly string[]): Refusal {
  const text = `ENCRYPTION_KEYS is wrong: the backup needs the ${ids.length === 1 ? "key with the ID" : "keys with the IDs"} ${ids.join(", ")}`;
  return new Refusal("invalid", "keys_missing", text);
}
