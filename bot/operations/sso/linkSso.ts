import { z } from "zod";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { SsoIdentity } from "#db/models/sso/SsoIdentity.ts";
import { takeState } from "#db/queries/auth/oauthStates.ts";
import { findSessionStart } from "#db/queries/auth/sessions.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { holdConnection } from "#db/queries/sso/connections.ts";
import {
  confirmSsoIdentity,
  findSsoPerson,
  forgetOutdatedIdentities,
  hasSsoIdentity,
} from "#db/queries/sso/identities.ts";
import { freeSsoAccount } from "../auth/steps/freeAccount.ts";
import { announceAccountChange } from "../notifications/steps/announceAccountChange.ts";
import { hashOfToken } from "../linkToken.ts";
import { operation } from "../operation.ts";
import type { SsoLinkIntent } from "./SsoIntent.ts";

const LinkInput = z.object({ token: z.string(), browser: z.string() });

/** Security: throws (409) in a session that began with single sign-on, because the provider would vouch for itself. */
export const linkSso = operation("linkSso", LinkInput, async ({ token, browser }, context) => {
  const { me, actor, tx, now, audit, unchanged } = context;
  const { organizationId, id: userId } = me;
  await lockPerson(organizationId, userId, tx);
  const start = await findSessionStart({ sid: actor.sessionId ?? "", userId }, tx);
  if (start?.by === "sso") throw new Refusal("conflict", "sso_link_first", REDIRECT_ERRORS.sso_link_first);
  const taken = await takeState<SsoLinkIntent>(hashOfToken(token), hashOfToken(browser), now, tx);
  if (taken?.intent.kind !== "sso-link") return unchanged();
  const { connectionId, version, issuer, subject } = taken.intent;
  const connection = await holdConnection(connectionId, tx);
  const key = { organizationId, connectionId, issuer, subject };
  const isSamePerson = taken.intent.userId === userId && connection?.organizationId === organizationId;
  if (!isSamePerson || connection.version !== version) return unchanged();
  const linked = await findSsoPerson(key, tx);
  if (linked?.userId === userId && !linked.isConfirmed) {
    await confirmSsoIdentity(key, tx);
    await forgetOutdatedIdentities(key, userId, tx);
    return audit({ subject: ["user", userId], after: { sso: "confirmed", connectionId } });
  }
  if (linked?.isActive || (await hasSsoIdentity(key, userId, tx))) return unchanged();
  await freeSsoAccount(key, userId, { tx, now, source: actor.source });
  await SsoIdentity.create({ ...key, userId, isConfirmed: true, createdAt: now }, { transaction: tx });
  await forgetOutdatedIdentities(key, userId, tx);
  await audit({ subject: ["user", userId], after: { sso: "linked", connectionId } });
  await announceAccountChange(me, "ssoLinked", { tx, now });
});
