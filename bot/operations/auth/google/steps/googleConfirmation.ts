import type { Transaction } from "sequelize";
import { CONFIRMED_FOR_MS, type ConfirmationPurpose } from "#core/people/confirmation.ts";
import { Refusal } from "#core/refusal.ts";
import { spendConfirmation } from "#db/queries/auth/sessions.ts";
import type { Actor } from "#bot/operations/actor.ts";

interface Spending {
  me: { id: string };
  actor: Actor;
  tx: Transaction;
  now: Date;
}

export async function spendGoogleConfirmation(
  purpose: ConfirmationPurpose,
  { me, actor, tx, now }: Spending,
): Promise<boolean> {
  if (actor.sessionId === undefined) return false;
  const session = { sid: actor.sessionId, userId: me.id };
  return spendConfirmation(session, purpose, new Date(now.getTime() - CONFIRMED_FOR_MS), tx);
}

export function confirmWithGoogleFirst(): Refusal {
  return new Refusal("forbidden", "confirm_with_google", "Confirm with Google first");
}
