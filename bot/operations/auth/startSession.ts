import { randomUUID } from "node:crypto";
import type { Transaction } from "sequelize";
import type { Theme } from "#core/links/themes.ts";
import type { ProviderSession } from "#db/queries/auth/providerSessions.ts";
import { keepSession } from "#db/queries/auth/keepSession.ts";
import { type DeviceFacts, findDeviceFacts } from "#db/queries/people/accounts.ts";
import type { Visitor } from "../actor.ts";
import { writeAuditEntry } from "../audit.ts";
import { confirmOrganization } from "../organization/steps/confirmOrganization.ts";
import { rememberedDevice } from "./devices.ts";

export type SignedInBy = "password" | "google" | "sso";

export interface NewSession {
  sid: string;
  expires: Date;
  data: object;
}

export interface SignedIn {
  organizationId: string;
  userId: string;
  session: { sid: string; data: object };
  device: string;
  /** Null if the person hasn't chosen a theme. Each device then keeps its own theme. */
  theme: Theme | null;
}

export interface SessionStart {
  by: SignedInBy;
  wanted: NewSession;
  visitor: Visitor;
  providerSession?: ProviderSession | undefined;
  /** The organization's recovery code, which lets an Owner sign in even if single sign-on is required. */
  recoveryCode?: string | undefined;
  after?: Record<string, unknown>;
}

/**
 * Call `startSession` in the transaction that creates the person or that checked the sign-in under `holdSignIn`, so
 * that ending the person's sessions also ends this session.
 */
export async function startSession(
  { organizationId, userId }: { organizationId: string; userId: string },
  { by, wanted, visitor, providerSession, after }: SessionStart,
  { tx, now, facts }: { tx: Transaction; now: Date; facts?: DeviceFacts },
): Promise<SignedIn> {
  const at = now.toISOString();
  const own = { userId, organizationId, handle: randomUUID(), signedInAt: at, seenAt: at, by };
  const data = { ...wanted.data, ...own, ...(providerSession && { providerSession }) };
  await keepSession({ sid: wanted.sid, data, expires: wanted.expires }, tx);
  await writeAuditEntry(
    { organizationId, userId, source: visitor.source, action: "signIn", at: now },
    { subject: ["user", userId], after },
    tx,
  );
  if (by === "google") {
    await confirmOrganization({ organizationId, userId }, "google", { tx, now, source: visitor.source });
  }
  const { passwordChangedAt, theme } = facts ?? (await findDeviceFacts(organizationId, userId, tx));
  const device = rememberedDevice(visitor.device, { userId, passwordChangedAt }, now);
  return { organizationId, userId, session: { sid: wanted.sid, data }, device, theme };
}
