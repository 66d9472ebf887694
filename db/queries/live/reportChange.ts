import type { Transaction } from "sequelize";
import type { Change } from "#core/live/Change.ts";
import { isConnected } from "#db/connect.ts";
import { publishChanges } from "./changes.ts";

const GATHERING_MS = 100;

/** The changes that wait to be published, by organization and then by their text, so that each is published once. */
let gathered = new Map<string, Map<string, Change>>();

/**
 * Publishes a change to all processes once its transaction has committed. Changes within a tenth of a second share a
 * message, sent outside their transactions, because commits with a message wait for each other across the whole
 * database. A change whose message is lost in a crash is seen when pages next fetch their data.
 */
export function reportChange(organizationId: string, change: Change, tx: Transaction): void {
  tx.afterCommit(() => {
    if (gathered.size === 0) setTimeout(publishGathered, GATHERING_MS).unref();
    const changes = gathered.get(organizationId) ?? new Map<string, Change>();
    gathered.set(organizationId, changes.set(change.join(" "), change));
  });
}

function publishGathered(): void {
  const all = gathered;
  gathered = new Map();
  if (!isConnected()) return;
  for (const [organizationId, changes] of all) publishChanges(organizationId, [...changes.values()]).catch(() => {});
}
