import { randomUUID } from "node:crypto";
import type { Transaction } from "sequelize";
import { keepSession } from "#db/queries/auth/sessions.ts";
import { findPasswordChangedAt } from "#db/queries/people/accounts.ts";
import type { Visitor } from "../actor.ts";
import { leaveAuditLine } from "../audit.ts";
import { confirmOrganization } from "../organization/steps/confirmOrganization.ts";
import { rememberedDevice } from "./devices.ts";

/** By what someone signed in. */
export type SignedInBy = "password" | "google";

/** A session that a browser asks for: its id, and what the entry point keeps of the browser. */
export interface NewSession {
  sid: string;
  expires: Date;
  data: object;
}

/** Someone who has just signed in. */
export interface SignedIn {
  organizationId: string;
  userId: string;
  /** The session, as it is stored. */
  session: { sid: string; data: object };
  /** The cookie by which the account knows this device from now on. */
  device: string;
}

/** How a session begins. */
export interface Begun {
  by: SignedInBy;
  wanted: NewSession;
  visitor: Visitor;
  /** What the audit says besides. */
  after?: Record<string, unknown>;
}

/**
 * Begins a session in the transaction that has just checked, under `holdSignIn`, by what the person signs in: whatever
 * ends their sessions afterward ends this one as well.
 */
export async function startSession(
  { organizationId, userId }: { organizationId: string; userId: string },
  { by, wanted, visitor, after }: Begun,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<SignedIn> {
  const at = now.toISOString();
  const own = { userId, organizationId, handle: randomUUID(), signedInAt: at, seenAt: at, by };
  const data = { ...wanted.data, ...own };
  await keepSession({ sid: wanted.sid, data, expires: wanted.expires }, tx);
  await leaveAuditLine(
    { organizationId, userId, source: visitor.source, action: "signIn", at: now },
    { subject: ["user", userId], after },
    tx,
  );
  if (by === "google") {
    await confirmOrganization({ organizationId, userId }, "google", { tx, now, source: visitor.source });
  }
  const passwordChangedAt = await findPasswordChangedAt(organizationId, userId, tx);
  const device = rememberedDevice(visitor.device, { userId, passwordChangedAt }, now);
  return { organizationId, userId, session: { sid: wanted.sid, data }, device };
}
