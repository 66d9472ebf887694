import { Nothing } from "#core/inputs.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { keepProvisionedPerson } from "#db/queries/provisioning/keepProvisioned.ts";
import { findScimPerson } from "#db/queries/provisioning/people.ts";
import { deactivatePerson } from "../people/steps/deactivatePerson.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { recordedAs } from "./steps/recordedAs.ts";

/** Deactivates the person instead of deleting the account. */
export const removeProvisionedPerson = operationOn("provisionPeople", Nothing, async (id, _, before) => {
  const context = await lockOrganization(before);
  const { me, tx, now } = context;
  const { organizationId } = me;
  const locked = await lockPerson(organizationId, id, tx);
  const known = await findScimPerson(organizationId, id, tx);
  if (!locked || !known) throw notFound("The user");
  await deactivatePerson(locked, recordedAs("deactivateUser", context));
  await keepProvisionedPerson(organizationId, { ...known, isActive: false }, { tx, now, isRemoved: true });
});
