import type { Transaction } from "sequelize";
import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { Refusal } from "#core/refusal.ts";
import { type EmailChange, findEmailChange } from "#db/queries/auth/emailChanges.ts";
import { findLinkToken, useLinkToken } from "#db/queries/auth/linkTokens.ts";
import { findPerson, lockPerson, type Person } from "#db/queries/people/person.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { confirmOrganization } from "#bot/operations/organization/steps/confirmOrganization.ts";
import { assertOwnAddress } from "#bot/operations/people/steps/assertOwnAddress.ts";
import { moveToAddress } from "#bot/operations/people/steps/moveToAddress.ts";
import { personalText } from "#bot/operations/personalText.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { hashOfToken, makeMailedToken } from "#bot/operations/linkToken.ts";

export function makeEmailChangeToken(notification: {
  organizationId: string;
  id: string;
  userId: string;
  changeId: string;
  expiresAt: Date;
}): Promise<string> {
  const { organizationId, id, userId, changeId: subjectId, expiresAt } = notification;
  return makeMailedToken({ id }, { purpose: "email_change", organizationId, subjectId, userId, expiresAt });
}

export async function readEmailChangeLink(token: string): Promise<{ from: string; to: string } | undefined> {
  const link = await openLink(token);
  const person = link && (await findPerson(link.organizationId, link.userId));
  const change = person && (await openChange(person, link.changeId));
  return change && { from: person.email, to: change.email };
}

export async function useEmailChangeLink(token: string): Promise<{ email: string }> {
  const now = operationsRuntime().clock.now();
  const link = await openLink(token);
  if (!link) throw deadLink();
  const { organizationId, userId } = link;
  return transactionally(async (tx) => {
    const person = await lockPerson(organizationId, userId, tx);
    const change = person && (await openChange(person, link.changeId, tx));
    if (!change || !(await useLinkToken(hashOfToken(token), now, tx))) throw deadLink();
    const { email, sessionId } = change;
    assertEmailDomain(email, person.organizationDomain);
    const reference = async (text: string) => ({ text: await personalText(organizationId, userId, text, tx) });
    const before = { email: await reference(person.email) };
    const keepSession = sessionId ?? undefined;
    const sessionsEnded = await moveToAddress(person, email, { tx, now, actorId: userId, keepSession });
    await assertOwnAddress({ ...person, email }, { tx, now, isProven: true });
    await writeAuditEntry(
      { organizationId, userId, source: "mail", action: "changeEmail", at: now },
      { subject: ["user", userId], before, after: { email: await reference(email), sessionsEnded } },
      tx,
    );
    await confirmOrganization({ organizationId, userId }, "changeEmail", { tx, now, source: "mail" });
    return { email };
  });
}

async function openLink(
  token: string,
): Promise<{ organizationId: string; userId: string; changeId: string } | undefined> {
  const link = await findLinkToken(hashOfToken(token));
  if (link?.purpose !== "email_change" || !link.userId || link.usedAt) return undefined;
  return { organizationId: link.organizationId, userId: link.userId, changeId: link.subjectId };
}

async function openChange(person: Person, id: string, tx?: Transaction): Promise<EmailChange | undefined> {
  const change = person.isActive ? await findEmailChange(person, tx) : undefined;
  return change?.id === id && change.expiresAt > operationsRuntime().clock.now() ? change : undefined;
}

function deadLink(): Refusal {
  return new Refusal("missing", "invalid_link", "This link is invalid or has expired");
}
