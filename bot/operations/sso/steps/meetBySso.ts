import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { domainOf } from "#core/sso/domains.ts";
import { mayLinkByProvider } from "#core/sso/mayLinkByProvider.ts";
import { maySetPassword } from "#core/sso/requirement.ts";
import { Refusal } from "#core/refusal.ts";
import { SsoIdentity } from "#db/models/sso/SsoIdentity.ts";
import { findInvitedPlace } from "#db/queries/auth/invitedPlace.ts";
import { holdOrganization } from "#db/queries/offices/organizationLock.ts";
import { holdsDomain } from "#db/queries/sso/domains.ts";
import { findNamedPerson, findSsoPerson, hasSsoIdentity } from "#db/queries/sso/identities.ts";
import { findRequired } from "#db/queries/sso/requirement.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { writeAuditEntry } from "../../audit.ts";
import type { At, Met, StoredRefusal } from "../../auth/providers/ProviderAccount.ts";
import { freeSsoAccount } from "../../auth/steps/freeAccount.ts";
import { announceAccountChange } from "../../notifications/steps/announceAccountChange.ts";
import type { MustLink } from "../SsoIntent.ts";
import { askToJoin } from "./askToJoin.ts";
import { joinBySso } from "./joinBySso.ts";
import { findProven } from "./passwordProof.ts";
import { holdUsed, mustLink, type SsoArriving } from "./SsoArriving.ts";
import { SsoRefusal } from "./SsoRefusal.ts";

/**
 * Security: an email counts only if its domain is proven or if the person just entered the account's password in this
 * browser.
 */
export async function meetBySso(arriving: SsoArriving, { tx, now }: At): Promise<Met | StoredRefusal | MustLink> {
  const { key, connection, visitor } = arriving;
  const { organizationId, connectionId } = key;
  const { email } = arriving.profile;
  if (email === null) throw new SsoRefusal("noEmail");
  const isOfDomain = await holdsDomain(organizationId, domainOf(email), tx);
  const named = await findNamedPerson(organizationId, email, tx);
  const proven = await findProven(visitor, { connectionId, version: connection.version }, { tx, now });
  const isProven = named !== undefined && named.userId === proven;
  const found = isOfDomain || isProven ? named : undefined;
  if (!found && proven !== undefined) throw new SsoRefusal("otherEmail", { userId: proven });
  if (!isOfDomain && !isProven) throw new SsoRefusal("unverifiedDomain");
  if (!found) return join(arriving, email, { tx, now });
  const person = await lockPerson(organizationId, found.userId, tx);
  await holdUsed(arriving, tx);
  const still = await findNamedPerson(organizationId, email, tx);
  if (!person || still?.userId !== found.userId) throw new SsoRefusal("changed");
  if (!still.isActive) throw new SsoRefusal("deactivated", { userId: still.userId });
  if (await hasSsoIdentity(key, still.userId, tx)) {
    const required = await findRequired({ organizationId, userId: still.userId }, tx);
    throw new SsoRefusal(maySetPassword(required) ? "otherLinked" : "otherLinkedOnly", { userId: still.userId });
  }
  if (isProven || !mayLinkByProvider(still)) return mustLink(arriving, still.userId);
  await announceAccountChange(person, "ssoLinked", { tx, now });
  return link(arriving, still.userId, { tx, now });
}

/** A provider can give only the role Employee, so a person invited with a higher role is refused. */
async function join(arriving: SsoArriving, email: string, { tx, now }: At): Promise<Met | StoredRefusal> {
  const { key, profile, visitor } = arriving;
  const { organizationId } = key;
  await holdOrganization(organizationId, tx);
  const { joins } = await holdUsed(arriving, tx);
  const invited = await findInvitedPlace(organizationId, email, { tx, now });
  if (invited && (joins === "off" || invited.role !== "Employee")) throw new SsoRefusal("invited");
  if (joins === "off") throw new SsoRefusal("noAccount");
  if ((await findNamedPerson(organizationId, email, tx)) || (await findSsoPerson(key, tx))) {
    throw new SsoRefusal("changed");
  }
  const joining = { organizationId, email, name: profile.name };
  const { source } = visitor;
  if (joins === "ask") {
    const answer = await askToJoin({ ...key, ...joining }, source, { tx, now });
    return { refusal: answer === "asked" ? asked() : new SsoRefusal(answer) };
  }
  const { id, entries } = await joinBySso(joining, { tx, now }).catch(asNoAccount);
  const by = { organizationId, userId: id, source, action: "joinBySso", at: now };
  for (const entry of entries) await writeAuditEntry(by, entry, tx);
  return link(arriving, id, { tx, now });
}

async function link({ key, visitor }: SsoArriving, userId: string, { tx, now }: At): Promise<Met> {
  await freeSsoAccount(key, userId, { tx, now, source: visitor.source });
  await SsoIdentity.create({ ...key, userId, createdAt: now }, { transaction: tx });
  return { met: { organizationId: key.organizationId, userId }, after: { sso: "linked" } };
}

function asNoAccount(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new SsoRefusal("joinRefused", { detail: error.message });
}

/** Not an `SsoRefusal`, so that waiting for an Admin isn't recorded as a failure. */
function asked(): Refusal {
  return new Refusal("unauthenticated", "sso_asked", REDIRECT_ERRORS.sso_asked);
}
