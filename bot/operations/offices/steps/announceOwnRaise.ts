import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { yearlyLeave } from "#core/ledger/gains/yearlyLeave.ts";
import { newId } from "#db/newId.ts";
import { findAdminRecipients } from "#db/queries/notifications/recipients.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import type { OwnRaise } from "./ownRaise.ts";

type Changed = { policyId: string; type: LeaveType } | { officeId: string };

export async function announceOwnRaise(
  raise: OwnRaise | null,
  changed: Changed,
  { me, tx, now }: Pick<WriteContext, "me" | "tx" | "now">,
): Promise<{ raisesOwn?: true }> {
  if (!raise) return {};
  const { organizationId } = me;
  const others = (await findAdminRecipients(organizationId, tx)).filter(({ id }) => id !== me.id);
  const { type, ...subject } = "type" in changed ? changed : { ...changed, type: null };
  const amounts = type === null ? null : yearlyAmounts(raise, type);
  const payload = { ...subject, actorId: me.id, amounts, isUnknown: raise.gains === null };
  await announce({ organizationId, event: "ownLeave.raised", key: newId(), payload }, others, { tx, now });
  return { raisesOwn: true };
}

function yearlyAmounts(
  { cases, compared: { years }, gains }: OwnRaise,
  type: LeaveType,
): { before: Minutes; after: Minutes | null } | null {
  const [, year] = years;
  const [was, is] = [cases.before, cases.after].map((all) => all.find((accrual) => accrual.type === type));
  if (!year || !is || gains === null) return null;
  const [before, after] = [was ? yearlyLeave(was, year) : 0, yearlyLeave(is, year)];
  return after > before ? { before, after: after === Infinity ? null : after } : null;
}
