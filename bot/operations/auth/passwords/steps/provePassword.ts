import { limits } from "#core/throttling/limits.ts";
import { Refusal } from "#core/refusal.ts";
import { Password } from "#db/models/accounts/Password.ts";
import type { Preparing } from "#bot/operations/preparedOperation.ts";
import { isPassword } from "../passwords.ts";

/**
 * Refuses a password that isn't the person's own; `field` is the input field for the error. Counts the attempt by
 * account and address before checking it. Returns the matching hash, to be compared again in the transaction.
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

/** Returns the refusal of a password that is not the person's own. */
export function wrongPassword(field: string, text: string): Refusal {
  return new Refusal("invalid", "wrong_password", text, { fields: { [field]: text } });
}
