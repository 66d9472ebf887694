import type { Transaction } from "sequelize";
import { millisecondsInDay } from "date-fns/constants";
import { newId } from "#db/newId.ts";
import type { OwnerAddress } from "#db/queries/auth/confirmation.ts";
import { announceTo } from "#bot/operations/notifications/steps/announce.ts";

const VALID_MS = 14 * millisecondsInDay;

export async function announceConfirmation(
  organizationId: string,
  { id: recipientId, email }: OwnerAddress,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const payload = { expiresAt: new Date(now.getTime() + VALID_MS).toISOString() };
  const event = { organizationId, event: "organization.confirm", key: newId(), payload } as const;
  await announceTo(event, { recipientId, email }, { tx, now });
}
