import { Refusal } from "#core/refusal.ts";
import { findLinkToken, keepLinkToken, useLinkToken } from "#db/queries/auth/linkTokens.ts";
import { claimAddress } from "#db/queries/people/accounts.ts";
import { findPerson, lockPerson, type Person } from "#db/queries/people/person.ts";
import { operationsRuntime } from "../runtime.ts";
import { hashOfToken } from "../linkToken.ts";
import { transactionally } from "../transactionally.ts";
import { confirmOrganization } from "./steps/confirmOrganization.ts";

/** Creates the token of the link that confirms an organization, when its email is sent. Only its hash is stored. */
export async function makeConfirmationToken(notification: {
  organizationId: string;
  id: string;
  userId: string;
  expiresAt: Date;
}): Promise<string> {
  const { organizationId, id, userId, expiresAt } = notification;
  const token = operationsRuntime().sealer.mac(`${id} confirm_organization`);
  await keepLinkToken(hashOfToken(token), {
    purpose: "confirm_organization",
    organizationId,
    subjectId: organizationId,
    userId,
    approverId: null,
    expiresAt,
  });
  return token;
}

/** Returns what a link confirms; undefined if it is unknown, used, expired or no longer needed. Changes nothing. */
export async function readConfirmationLink(
  token: string,
): Promise<{ email: string; organizationName: string } | undefined> {
  const link = await openLink(token);
  const person = link && (await findPerson(link.organizationId, link.userId));
  return person && isOpenTo(person) ? person : undefined;
}

/** Confirms the organization of the Owner to whom the link was sent. Works once. */
export async function useConfirmationLink(token: string): Promise<void> {
  const now = operationsRuntime().clock.now();
  const link = await openLink(token);
  if (!link) throw deadLink();
  await transactionally(async (tx) => {
    const person = await lockPerson(link.organizationId, link.userId, tx);
    if (!person || !isOpenTo(person) || !(await useLinkToken(hashOfToken(token), now, tx))) throw deadLink();
    if (!(await confirmOrganization(link, "link", { tx, now, source: "mail" }))) throw deadLink();
    await claimAddress(person, { tx, now, isProven: true });
  });
}

async function openLink(token: string): Promise<{ organizationId: string; userId: string } | undefined> {
  const link = await findLinkToken(hashOfToken(token));
  if (link?.purpose !== "confirm_organization" || !link.userId || link.usedAt) return undefined;
  const { organizationId, userId, expiresAt } = link;
  return expiresAt > operationsRuntime().clock.now() ? { organizationId, userId } : undefined;
}

function isOpenTo({ isActive, role, isOrganizationConfirmed }: Person): boolean {
  return isActive && role === "Owner" && !isOrganizationConfirmed;
}

function deadLink(): Refusal {
  return new Refusal("missing", "invalid_link", "This link is invalid or has expired.");
}
