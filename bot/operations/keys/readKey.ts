import { noKey } from "#core/keys/keyRefusals.ts";
import { findKey, type KeyRow } from "#db/queries/keys/keys.ts";
import type { Actor } from "../actor.ts";

export async function readKey({ organizationId, key }: Actor): Promise<KeyRow> {
  const found = key && (await findKey(organizationId, key.id));
  if (!found) throw noKey();
  return found;
}
