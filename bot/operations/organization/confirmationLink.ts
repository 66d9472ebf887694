import { Refusal } from "#core/refusal.ts";
import { findLinkToken, isMailedTo, type LinkTokenRow, useLinkToken } from "#db/queries/auth/linkTokens.ts";
import { claimAddress, findAddressHolder } from "#db/queries/people/accounts.ts";
import { findPerson, lockPerson, type Person } from "#db/queries/people/person.ts";
import { operationsRuntime } from "../runtime.ts";
import { hashOfToken, makeMailedToken } from "../linkToken.ts";
import { emailTaken, transactionally } from "../transactionally.ts";
import { confirmOrganization } from "./steps/confirmOrganization.ts";

export function makeConfirmationToken(notification: {
  organizationId: string;
  id: string;
  userId: string;
  email: string;
  expiresAt: Date;
}): Promise<string> {
  const { organizationId, id, userId, email, expiresAt } = notification;
  const link = { organizationId, subjectId: organizationId, userId, mailedTo: email, expiresAt };
  return makeMailedToken({ id }, { purpose: "confirm_organization", ...link });
}

/** `replaces` is true if another account, which hasn't proven the address, loses the address. */
export interface ConfirmationLink {
  email: string;
  organizationName: string;
  replaces: boolean;
}

export async function readConfirmationLink(token: string): Promise<ConfirmationLink | undefined> {
  const link = await openLink(token);
  const person = link && (await findPerson(link.organizationId, link.userId));
  if (!person || !isOpenTo(person, link)) return undefined;
  const holder = await findAddressHolder(person.email);
  const { email, organizationName } = person;
  return { email, organizationName, replaces: holder?.isProven === false && holder.id !== person.id };
}

export async function useConfirmationLink(token: string): Promise<void> {
  const now = operationsRuntime().clock.now();
  const link = await openLink(token);
  if (!link) throw deadLink();
  await transactionally(async (tx) => {
    const person = await lockPerson(link.organizationId, link.userId, tx);
    if (!person || !isOpenTo(person, link) || !(await useLinkToken(hashOfToken(token), now, tx))) throw deadLink();
    if (!(await claimAddress(person, { tx, now, isProven: true }))) throw emailTaken();
    if (!(await confirmOrganization(link, "link", { tx, now, source: "mail" }))) throw deadLink();
  });
}

type OpenLink = Pick<LinkTokenRow, "organizationId" | "mailedTo"> & { userId: string };

async function openLink(token: string): Promise<OpenLink | undefined> {
  const link = await findLinkToken(hashOfToken(token));
  if (link?.purpose !== "confirm_organization" || !link.userId || link.usedAt) return undefined;
  const { organizationId, userId, mailedTo, expiresAt } = link;
  return expiresAt > operationsRuntime().clock.now() ? { organizationId, userId, mailedTo } : undefined;
}

function isOpenTo({ isActive, role, email, isOrganizationConfirmed }: Person, link: OpenLink): boolean {
  return isActive && role === "Owner" && !isOrganizationConfirmed && isMailedTo(link, email);
}

function deadLink(): Refusal {
  return new Refusal("missing", "invalid_link", "This link is invalid or has expired");
}
