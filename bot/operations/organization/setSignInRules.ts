import { SignInRules } from "#core/organization/SignInRules.ts";
import { assertMayRelyOnGoogle, assertOwnersOfDomain, assertWithoutSso } from "#core/auth/googleOnly.ts";
import { findActiveAdmins } from "#db/queries/people/findActiveAdmins.ts";
import { findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { lockOrganizationSettings, type OrganizationSettings } from "#db/queries/offices/organizations.ts";
import { forgetEmailChangesOfEndedSessions } from "#db/queries/auth/emailChanges.ts";
import { endPasswordSessions } from "#db/queries/auth/sessions.ts";
import { endTokensNotBy } from "#db/queries/keys/endTokensNotBy.ts";
import { hasConnectionOn } from "#db/queries/sso/connections.ts";
import { Organization } from "#db/models/Organization.ts";
import type { Actor } from "../actor.ts";
import { operation } from "../operation.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { announceEndedCalendars } from "#bot/operations/notifications/steps/announceEndedCalendars.ts";
import { lockSignIn } from "./steps/signInLock.ts";

/**
 * Security: requiring Google also ends the sessions, personal keys, feeds, and connected calendars that a thief could
 * have created without Google.
 */
export function setSignInRules(
  actor: Actor,
  input: unknown,
  google: { isSetUp: boolean },
): Promise<OrganizationSettings> {
  return operation("setSignInRules", SignInRules, async ({ googleOnly }, context) => {
    const { me, tx, now, audit, again, unchanged } = context;
    const { organizationId } = me;
    await lockSignIn(organizationId, tx);
    await again();
    const settings = await lockOrganizationSettings(organizationId, tx);
    if (googleOnly) {
      const { hasGoogle } = await findWaysToSignIn(organizationId, me.id, tx);
      assertMayRelyOnGoogle({ isSetUp: google.isSetUp, isLinked: hasGoogle });
      const owners = (await findActiveAdmins(organizationId, tx)).filter(({ role }) => role === "Owner");
      assertWithoutSso(await hasConnectionOn(organizationId, tx));
      assertOwnersOfDomain(owners, { domain: settings.domain, actorId: me.id, field: "googleOnly" });
    }
    const where = { id: organizationId };
    await Organization.update({ googleOnly, updatedAt: now }, { where, transaction: tx });
    const sessionsEnded = googleOnly ? await endPasswordSessions(organizationId, actor.sessionId, tx) : 0;
    const losing =
      googleOnly && !settings.googleOnly ? await endTokensNotBy("google", organizationId, { now, tx }) : [];
    for (const { calendars, ...person } of losing) {
      await announceAccountChange({ organizationId, ...person }, "tokensEnded", { tx, now, actorId: me.id });
      await announceEndedCalendars(organizationId, calendars, { trouble: "accessReset", tx, now });
    }
    if (googleOnly) await forgetEmailChangesOfEndedSessions({ organizationId }, tx);
    if (googleOnly === settings.googleOnly && sessionsEnded === 0) {
      unchanged();
      return settings;
    }
    await audit({
      subject: ["organization", organizationId],
      before: { googleOnly: settings.googleOnly },
      after: { googleOnly, sessionsEnded },
    });
    return { ...settings, googleOnly };
  })(actor, input);
}
