import { assertNotErased } from "#core/people/erasure.ts";
import { assertMayDeactivate } from "#core/people/access/roleChange.ts";
import { forgetEmailChange } from "#db/queries/auth/emailChanges.ts";
import { endTokens } from "#db/queries/people/endTokens.ts";
import { endLinks } from "#db/queries/auth/linkTokens.ts";
import { countActiveOwners } from "#db/queries/people/signInReach.ts";
import type { Person } from "#db/queries/people/person.ts";
import { endSessions } from "#db/queries/auth/sessions.ts";
import { announceEndedCalendars } from "#bot/operations/notifications/steps/announceEndedCalendars.ts";
import { hasProvisioningTokens } from "#bot/operations/notifications/steps/announceStoppedTokens.ts";
import { announceToOwners } from "#bot/operations/notifications/steps/announceToOwners.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { endEmployment } from "./endEmployment.ts";

type Context = Pick<WriteContext, "me" | "tx" | "now" | "audit" | "unchanged" | "endsOwnAccess">;

/** The organization must be locked. */
export async function deactivatePerson(locked: Person, context: Context): Promise<void> {
  const { me, tx, now, audit, unchanged, endsOwnAccess } = context;
  const { organizationId, id } = locked;
  const activeOwners = await countActiveOwners(organizationId, id, tx);
  assertMayDeactivate({ actor: me, person: locked, activeOwners });
  assertNotErased(locked);
  if (id === me.id) endsOwnAccess();
  const sessions = await endSessions(id, undefined, tx);
  await endLinks(organizationId, id, now, tx);
  const hadProvisioning = await hasProvisioningTokens(locked, { tx, now });
  const calendars = await endTokens(locked, { tx, now, all: true });
  await forgetEmailChange(locked, tx);
  const before = { isActive: locked.isActive, endDate: locked.endDate };
  if (!locked.isActive) {
    if (sessions === 0) unchanged();
    else await audit({ subject: ["user", id], before, after: { isActive: false, sessions, cancelled: 0 } });
    return;
  }

  const { entries, ...ended } = await endEmployment(locked, { tx, now, actorId: me.id });
  await announceEndedCalendars(organizationId, calendars, { trouble: "noAdmin", tx, now });
  if (hadProvisioning) await announceToOwners(me, "provisioningStopped", { tx, now });
  for (const entry of entries) await audit(entry);
  await audit({ subject: ["user", id], before, after: { isActive: false, ...ended, sessions } });
}
