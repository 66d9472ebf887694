import type { Transaction } from "sequelize";
import { millisecondsInDay } from "date-fns/constants";
import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { assertMayAddMore } from "#core/imports/mayAddMore.ts";
import { cleanPersonName } from "#core/nameField.ts";
import { nameFromEmail } from "#core/people/names.ts";
import { newId } from "#db/newId.ts";
import { findIsConfirmed } from "#db/queries/auth/confirmation.ts";
import { findInvitedPlace } from "#db/queries/auth/invitedPlace.ts";
import { countAddedSince, revokeInvitationsTo } from "#db/queries/imports/people.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { findOrganizationSettings } from "#db/queries/offices/organizations.ts";
import { assertConfirmedFor } from "../../organization/steps/assertConfirmedFor.ts";
import { addPeople } from "../../people/steps/addPeople.ts";
import { additionsTraced } from "../../people/steps/changesTraced.ts";

/** The organization must be locked. */
export async function joinBySso(
  { organizationId, email, name }: { organizationId: string; email: string; name: string | null },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<{ id: string; entries: Awaited<ReturnType<typeof additionsTraced>> }> {
  const { domain } = await findOrganizationSettings(organizationId, tx);
  assertEmailDomain(email, domain);
  const isOrganizationConfirmed = await findIsConfirmed(organizationId, tx);
  await assertConfirmedFor(1, { organizationId, isOrganizationConfirmed }, tx);
  assertMayAddMore(1, await countAddedSince(organizationId, new Date(now.getTime() - millisecondsInDay), tx));
  const office = (await findOffices(organizationId, tx)).find(({ isDefault }) => isDefault);
  if (!office) throw new Error("The organization has no default office");
  const uninvited = { managerId: null, officeId: null, startDate: todayIn(office.timezone, now) };
  const place = (await findInvitedPlace(organizationId, email, { tx, now })) ?? uninvited;
  const fields = { ...place, role: "Employee" as const };
  const row = { id: newId(), name: cleanPersonName(name) ?? nameFromEmail(email), email, ...fields };
  await addPeople(organizationId, [row], { tx, now });
  await revokeInvitationsTo(organizationId, [email], { tx, now });
  return { id: row.id, entries: await additionsTraced(organizationId, [{ id: row.id, fields, facts: null }], tx) };
}
