import type { Transaction } from "sequelize";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { domainOf } from "#core/sso/domains.ts";
import { mayEnterByLink, mayLinkByProvider } from "#core/sso/mayLinkByProvider.ts";
import { Refusal } from "#core/refusal.ts";
import { SsoIdentity } from "#db/models/sso/SsoIdentity.ts";
import { type ConnectionRow, holdConnection } from "#db/queries/sso/connections.ts";
import { holdOrganization } from "#db/queries/offices/organizationLock.ts";
import { holdsDomain } from "#db/queries/sso/domains.ts";
import { findNamedPerson, findSsoPerson, hasSsoIdentity, type IdentityKey } from "#db/queries/sso/identities.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import type { Visitor } from "../actor.ts";
import { writeAuditEntry } from "../audit.ts";
import { afterFirstStep, type PendingSecondStep } from "../auth/secondFactor/afterFirstStep.ts";
import { noteFailedSignInOf } from "../auth/steps/noteFailedSignIn.ts";
import type { NewSession, SignedIn } from "../auth/startSession.ts";
import { announceAccountChange } from "../notifications/steps/announceAccountChange.ts";
import { holdGoogleOnly, holdSignIn } from "../organization/steps/signInLock.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import type { SsoArrival } from "./returnFromSso.ts";
import type { SsoLinkIntent } from "./SsoIntent.ts";
import { askToJoin } from "./steps/askToJoin.ts";
import { joinBySso } from "./steps/joinBySso.ts";
import { noteSsoFailure } from "./steps/noteSsoFailure.ts";
import { SsoRefusal } from "./steps/SsoRefusal.ts";

/** The person has an account here; their next sign-in in this browser links the provider's account to it. */
export interface MustLink {
  mustLink: SsoLinkIntent;
}

interface Arriving extends SsoArrival {
  visitor: Visitor;
  wanted: NewSession;
}

/**
 * Signs in the person linked to an account at an identity provider. An unlinked account is linked at once only to an
 * Employee whom the identity provider manages; any other person with the account's email must sign in first, and so
 * must a person who was promoted since the provider alone linked them. If nobody has the email, the person joins where
 * the connection allows it. Only emails of proven domains count.
 */
export async function signInWithSso(
  arrival: SsoArrival,
  visitor: Visitor,
  wanted: NewSession,
): Promise<SignedIn | PendingSecondStep | MustLink> {
  const { connection, profile } = arrival;
  const { organizationId } = connection;
  const now = operationsRuntime().clock.now();
  const key = { organizationId, connectionId: connection.id, issuer: profile.issuer, subject: profile.subject };
  try {
    const outcome = await transactionally(async (tx) => {
      const linked = await findSsoPerson(key, tx);
      return linked
        ? signInLinked(linked, key, { ...arrival, visitor, wanted }, { tx, now })
        : signInFirst(key, { ...arrival, visitor, wanted }, { tx, now });
    });
    if ("refusal" in outcome) throw outcome.refusal;
    return outcome;
  } catch (error) {
    if (error instanceof SsoRefusal) await noteRefusal(error, arrival, visitor);
    throw error;
  }
}

/** Records a refusal after its transaction was rolled back. */
async function noteRefusal(refusal: SsoRefusal, { connection, intent }: SsoArrival, visitor: Visitor): Promise<void> {
  const { code, userId } = refusal;
  if (code === "sso_deactivated" && userId) await noteFailedSignInOf(visitor, { ...connection, userId }, "deactivated");
  await noteSsoFailure(connection, { visitor, intent }, refusal);
}

type At = { tx: Transaction; now: Date };
type Outcome =
  | SignedIn
  | PendingSecondStep
  | MustLink
  /** A refusal after something was stored, so it doesn't roll back the transaction. */
  | { refusal: Refusal };

async function signInLinked(
  { userId }: { userId: string },
  key: IdentityKey,
  arriving: Arriving,
  { tx, now }: At,
): Promise<Outcome> {
  const person = { organizationId: key.organizationId, userId };
  await assertOn(key, arriving, tx);
  await holdSignIn(person, tx);
  // Refuse if the person was deactivated or unlinked since the first lookup.
  const still = await findSsoPerson(key, tx);
  if (still?.userId !== userId) throw new SsoRefusal("changed");
  if (!still.isActive) throw new SsoRefusal("deactivated", { userId });
  if (!mayEnterByLink(still)) return mustLink(userId, key, arriving);
  return begin(person, arriving, {}, { tx, now });
}

async function signInFirst(key: IdentityKey, arriving: Arriving, { tx, now }: At): Promise<Outcome> {
  const { organizationId, connectionId, issuer } = key;
  const { email } = arriving.profile;
  if (email === null) throw new SsoRefusal("noEmail");
  if (!(await holdsDomain(organizationId, domainOf(email), tx))) throw new SsoRefusal("unverifiedDomain");
  const found = await findNamedPerson(organizationId, email, tx);
  if (!found) return joinFirst({ ...key, email }, arriving, { tx, now });
  const person = await lockPerson(organizationId, found.userId, tx);
  await assertOn(key, arriving, tx);
  // Refuse if the person was given another email since the first lookup.
  const still = await findNamedPerson(organizationId, email, tx);
  if (!person || still?.userId !== found.userId) throw new SsoRefusal("changed");
  if (!still.isActive) throw new SsoRefusal("deactivated", { userId: still.userId });
  if (await hasSsoIdentity({ organizationId, connectionId, issuer }, still.userId, tx)) {
    throw new SsoRefusal("otherLinked", { userId: still.userId });
  }
  if (mayLinkByProvider(still)) {
    await announceAccountChange(person, "ssoLinked", { tx, now });
    return linkAndBegin(still.userId, key, arriving, { tx, now });
  }
  return mustLink(still.userId, key, arriving);
}

function mustLink(userId: string, { connectionId, issuer, subject }: IdentityKey, { connection }: Arriving): MustLink {
  const { version } = connection;
  return { mustLink: { kind: "sso-link", connectionId, version, issuer, subject, userId } };
}

/**
 * Adds a person whose email nobody in the organization has, if the connection lets people join, or asks the Admins if
 * the connection requires that.
 */
async function joinFirst(
  { email, ...key }: IdentityKey & { email: string },
  arriving: Arriving,
  { tx, now }: At,
): Promise<Outcome> {
  const { organizationId } = key;
  await holdOrganization(organizationId, tx);
  const { joins } = await assertOn(key, arriving, tx);
  if (joins === "off") throw new SsoRefusal("noAccount");
  // Refuse if the person was added during the wait for the lock.
  if ((await findNamedPerson(organizationId, email, tx)) || (await findSsoPerson(key, tx))) {
    throw new SsoRefusal("changed");
  }
  const joining = { organizationId, email, name: arriving.profile.name };
  const { source } = arriving.visitor;
  if (joins === "ask") {
    const answer = await askToJoin({ ...key, ...joining }, source, { tx, now });
    return { refusal: answer === "asked" ? asked() : new SsoRefusal(answer) };
  }
  const { id, entries } = await joinBySso(joining, { tx, now }).catch(asNoAccount);
  const by = { organizationId, userId: id, source, action: "joinBySso", at: now };
  for (const entry of entries) await writeAuditEntry(by, entry, tx);
  return linkAndBegin(id, key, arriving, { tx, now });
}

/** Hides from a person why they can't join, because the reasons are for Owners. */
function asNoAccount(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new SsoRefusal("joinRefused", { detail: error.message });
}

async function linkAndBegin(userId: string, key: IdentityKey, arriving: Arriving, { tx, now }: At): Promise<Outcome> {
  const { organizationId } = key;
  await SsoIdentity.create({ ...key, userId, createdAt: now }, { transaction: tx });
  await holdSignIn({ organizationId, userId }, tx);
  return begin({ organizationId, userId }, arriving, { sso: "linked" }, { tx, now });
}

/**
 * Keeps the connection and the sign-in rules from changing, and returns the connection. Refuses if it was turned off or
 * changed.
 */
async function assertOn(
  { organizationId }: IdentityKey,
  { connection }: Arriving,
  tx: Transaction,
): Promise<ConnectionRow> {
  const isGoogleOnly = await holdGoogleOnly(organizationId, tx);
  const still = await holdConnection(connection.id, tx);
  if (isGoogleOnly || still?.version !== connection.version) throw new SsoRefusal("off");
  return still;
}

function begin(
  person: { organizationId: string; userId: string },
  { visitor, wanted, connection, profile }: Arriving,
  after: Record<string, unknown>,
  at: At,
): Promise<SignedIn | PendingSecondStep> {
  const details = { by: "sso", connectionId: connection.id, ...after };
  const providerSession = { connectionId: connection.id, ...profile.session };
  return afterFirstStep(person, { by: "sso", wanted, visitor, providerSession, after: details }, at);
}

/** Returns the refusal of a person who waits for an Admin. It isn't a failure, so Owners don't see it as one. */
function asked(): Refusal {
  return new Refusal("unauthenticated", "sso_asked", REDIRECT_ERRORS.sso_asked);
}
