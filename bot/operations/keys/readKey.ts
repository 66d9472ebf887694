import { noKey } from "#core/keys/keyRefusals.ts";
import { findKey, type KeyRow } from "#db/queries/keys/keys.ts";
import type { Actor } from "../actor.ts";

/** The key with which the caller acts. The entry point has just verified it. Any key may read itself. */
export async function readKey({ organizationId, key }: Actor): Promise<KeyRow> {
  const found = key && (await findKey(organizationId, key.id));
  if (!found) throw noKey();
  return found;
}
