import { parseInput } from "#core/inputs.ts";
import { mergedList } from "#core/mergedList.ts";
import { assertSeenConnection } from "#core/sso/ConnectionInput.ts";
import { assertMayRequire, RequirementInput } from "#core/sso/requirement.ts";
import { forgetEmailChangesOfEndedSessions } from "#db/queries/auth/emailChanges.ts";
import { findConnectionOfSession } from "#db/queries/auth/providerSessions.ts";
import { endTokensNotBy } from "#db/queries/keys/endTokensNotBy.ts";
import { hasProvenDomain } from "#db/queries/sso/domains.ts";
import { endSessionsWithoutSso, findRequirement, keepRequirement } from "#db/queries/sso/requirement.ts";
import type { Actor } from "../../actor.ts";
import { assertConfirmed, confirmFirst } from "../../auth/steps/confirmFirst.ts";
import { announceAccountChange } from "../../notifications/steps/announceAccountChange.ts";
import { announceEndedCalendars } from "../../notifications/steps/announceEndedCalendars.ts";
import { announceToOwners } from "../../notifications/steps/announceToOwners.ts";
import { lockSignIn } from "../../organization/steps/signInLock.ts";
import { preparedOperation } from "../../preparedOperation.ts";
import { endRequirement } from "../steps/endRequirement.ts";
import { lockConnection } from "../steps/lockConnection.ts";
import { newSsoRecoveryCode } from "../steps/newSsoRecoveryCode.ts";

/** Returns a new recovery code if the connection wasn't required before. */
export function requireSso(actor: Actor, input: unknown): Promise<{ recoveryCode: string | null }> {
  return preparedOperation(
    "requireSso",
    RequirementInput,
    (given, context) => confirmFirst("sso", given, context),
    async ({ connectionId, exceptions: wanted, seen, version, code }, proof, { tx, now, audit, unchanged, again }) => {
      const { organizationId, sessionId } = actor;
      await lockSignIn(organizationId, tx);
      const { me } = await again();
      await assertConfirmed("sso", { proof, code }, { me, actor, tx, now });
      const before = await findRequirement(organizationId, tx);
      if (connectionId === null) {
        if (!(await endRequirement(me, { tx, now }))) unchanged();
        else await audit({ subject: ["organization", organizationId], after: { isRequired: false } });
        return { recoveryCode: null };
      }
      const connection = await lockConnection(organizationId, connectionId, tx);
      assertSeenConnection(connection.version, version);
      const through =
        sessionId === undefined ? null : await findConnectionOfSession({ sid: sessionId, userId: me.id }, tx);
      const isNew = before?.connectionId !== connection.id;
      if (isNew) {
        const isOffered = await hasProvenDomain(organizationId, tx);
        assertMayRequire({ isOn: connection.isOn, isOwnWayIn: through === connection.id, isOffered });
      }
      const current = before?.exceptions.map(({ id }) => id) ?? [];
      const merged = mergedList(current, { seen: seen?.exceptions, wanted });
      const { exceptions } = parseInput(RequirementInput.pick({ exceptions: true }), { exceptions: merged });
      const excepted = await keepRequirement({ organizationId, connectionId, exceptions }, { tx, now });
      const sessionsEnded = await endSessionsWithoutSso(organizationId, sessionId, tx);
      await forgetEmailChangesOfEndedSessions({ organizationId }, tx);
      const among = before?.exceptions.map(({ id }) => id);
      const losing = await endTokensNotBy("sso", organizationId, { now, tx, ...(among && { among }) });
      for (const { calendars, ...person } of losing) {
        await announceAccountChange({ organizationId, ...person }, "tokensEndedBySso", { tx, now, actorId: me.id });
        await announceEndedCalendars(organizationId, calendars, { trouble: "accessReset", tx, now });
      }
      const recoveryCode = isNew ? await newSsoRecoveryCode(organizationId, { tx, now }) : null;
      await announceToOwners(me, isNew ? "ssoRequired" : "ssoExceptionsChanged", { tx, now });
      await audit({
        subject: ["organization", organizationId],
        after: { isRequired: true, connectionId, exceptions, excepted, sessionsEnded },
      });
      return { recoveryCode };
    },
  )(actor, input);
}
