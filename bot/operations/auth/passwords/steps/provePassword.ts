import type { Transaction } from "sequelize";
import { limits } from "#core/throttling/limits.ts";
import { Refusal } from "#core/refusal.ts";
import { Password } from "#db/models/accounts/Password.ts";
import { findPasswordChangedAt } from "#db/queries/people/accounts.ts";
import type { Counted } from "#bot/operations/counting.ts";
import type { Preparing } from "#bot/operations/preparedOperation.ts";
import { isPassword } from "./hashPassword.ts";

interface Typed {
  field: string;
  wrong: string;
}

export async function provePassword(
  { field, password, wrong }: Typed & { password: string },
  { actor, me, count }: Pick<Preparing, "actor" | "me" | "count">,
): Promise<Date> {
  await count([limits.passwordProofs, me.id], ...proofsOf(me, actor));
  const stored = await Password.findOne({ where: { organizationId: me.organizationId, userId: me.id } });
  if (!(await isPassword(password, stored?.hash, actor)) || !stored) throw wrongPassword(field, wrong);
  return stored.changedAt;
}

export function proofsOf(
  { organizationId, id }: { organizationId: string; id: string },
  { client }: Pick<Preparing["actor"], "client">,
): Counted[] {
  const from = client === undefined ? undefined : `${organizationId} ${client}`;
  return [
    [limits.passwordProof, id],
    [limits.passwordProofOfAddress, from],
  ];
}

export async function assertStillProven(
  { organizationId, id }: { organizationId: string; id: string },
  provenAt: Date | undefined,
  { field, wrong, tx }: Typed & { tx: Transaction },
): Promise<void> {
  const changedAt = await findPasswordChangedAt(organizationId, id, tx);
  if (!provenAt || changedAt?.getTime() !== provenAt.getTime()) throw wrongPassword(field, wrong);
}

function wrongPassword(field: string, text: string): Refusal {
  return new Refusal("invalid", "wrong_password", text, { fields: { [field]: text } });
}
