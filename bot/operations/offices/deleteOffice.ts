import { Nothing } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { findDefaultOffice, findOffice } from "#db/queries/offices/offices.ts";
import { findPeopleOfOffice } from "#db/queries/people/people.ts";
import { lockPeopleById } from "#db/queries/people/peopleById.ts";
import { Invitation } from "#db/models/accounts/Invitation.ts";
import { Office } from "#db/models/Office.ts";
import { User } from "#db/models/User.ts";
import { postThroughDay } from "../accruals/steps/bringUpToDate.ts";
import { recordPlacements } from "../accruals/steps/recordHistory.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";

/** Archives the office, so its history is preserved. */
export const deleteOffice = operationOn("deleteOffice", Nothing, async (id, _, context) => {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const office = await findOffice(organizationId, id, tx);
  if (!office) throw notFound("The office");
  if (office.isDefault) throw new Refusal("conflict", "default_office", "The default office can't be deleted");
  if (office.memberCount > 0) {
    throw new Refusal("conflict", "office_not_empty", "Members must be reassigned to another office first");
  }
  const { id: defaultId } = await findDefaultOffice(organizationId, tx);
  const gone = await lockPeopleById(organizationId, await findPeopleOfOffice(organizationId, id, tx), tx);
  const moves = gone.map((person) => ({ person, officeId: defaultId, effectiveOn: postThroughDay(person, now) }));
  await recordPlacements(organizationId, moves, { tx, now, actorId: me.id });
  await User.update(
    { officeId: defaultId, updatedAt: now },
    { where: { organizationId, officeId: id }, transaction: tx },
  );
  const open = { organizationId, officeId: id, status: "pending" as const };
  await Invitation.update({ officeId: defaultId, updatedAt: now }, { where: open, transaction: tx });
  await Office.update({ archivedAt: now, updatedAt: now }, { where: { organizationId, id }, transaction: tx });
  await audit({ subject: ["office", id], before: { name: office.name } });
});
