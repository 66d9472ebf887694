import type { Transaction } from "sequelize";
import type { GoogleLinkInput } from "#core/auth/GoogleLinkInput.ts";
import type { Preparing } from "#bot/operations/preparedOperation.ts";
import { assertCode } from "#bot/operations/auth/secondFactor/steps/assertCode.ts";
import { countCode } from "#bot/operations/auth/secondFactor/steps/countCode.ts";
import { assertStillProven, provePassword } from "./provePassword.ts";

const PASSWORD = { field: "password", wrong: "The current password is incorrect" };

export async function provePasswordFirst(
  { password, code }: GoogleLinkInput,
  context: Pick<Preparing, "actor" | "me" | "count">,
): Promise<Date> {
  const provenAt = await provePassword({ ...PASSWORD, password }, context);
  await countCode(context.count, context.me.id, code);
  return provenAt;
}

export async function assertPasswordAndCode(
  me: { organizationId: string; id: string },
  { provenAt, code }: { provenAt: Date; code: string | undefined },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await assertStillProven(me, provenAt, { ...PASSWORD, tx });
  await assertCode({ organizationId: me.organizationId, userId: me.id }, code, { tx, now });
}
