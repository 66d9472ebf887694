import { limits } from "#core/throttling/limits.ts";
import { Refusal } from "#core/refusal.ts";
import { Password } from "#db/models/accounts/Password.ts";
import type { Preparing } from "#bot/operations/preparedOperation.ts";
import { isPassword } from "../passwords.ts";

/**
 * Refuses unless it is the person's own password; `field` names where it was typed. Counted by account and by address
 * before it is checked. Returns the hash that it fits: whether that still holds is asked again in the transaction.
 */
export async function provePassword(
  { field, password, wrong }: { field: string; password: string; wrong: string },
  { actor, me, count }: Pick<Preparing, "actor" | "me" | "count">,
): Promise<string> {
  await count([limits.passwordProof, me.id], [limits.signInOfAddress, actor.client]);
  const stored = await Password.findOne({ where: { organizationId: me.organizationId, userId: me.id } });
  if (!(await isPassword(password, stored?.hash)) || !stored) throw wrongPassword(field, wrong);
  return stored.hash;
}

/** The refusal of a password that is not the person's own. */
export function wrongPassword(field: string, text: string): Refusal {
  return new Refusal("invalid", "wrong_password", text, { fields: { [field]: text } });
}
