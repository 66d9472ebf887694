import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn, type Zone } from "#core/calendar/zones.ts";
import { newId } from "#db/newId.ts";
import { findAddressHolder } from "#db/queries/people/accounts.ts";
import { Organization } from "#db/models/Organization.ts";
import type { Source } from "#bot/operations/actor.ts";
import { addPerson } from "#bot/operations/people/steps/addPerson.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { announceConfirmation } from "#bot/operations/organization/steps/announceConfirmation.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { addStandardTypes } from "#bot/operations/leaveTypes/steps/addStandardTypes.ts";
import { createOfficeWithPolicies } from "#bot/operations/offices/steps/createOfficeWithPolicies.ts";

interface Founding {
  id?: string;
  name: string;
  domain?: string | null;
  ptoPolicy?: string | null;
  leaveYearStartsIn?: number;
  office: { name: string; country: string; timezone: Zone };
  owner: { name: string; email: string };
  passwordHash: string | null;
  isProven?: boolean;
}

export interface Founded {
  organization: { id: string; name: string };
  user: { id: string; email: string; mustConfirm?: true };
}

export async function foundOrganization(
  founding: Founding,
  { tx, now, source }: { tx: Transaction; now: Date; source: Source },
): Promise<Founded> {
  const organizationId = founding.id ?? newId();
  const today: IsoDate = todayIn(founding.office.timezone, now);
  // An Owner without a password used Google, which has verified the address.
  const isConfirmed = founding.passwordHash === null || !operationsRuntime().sendsMail;
  const { name, domain = null, ptoPolicy = null, leaveYearStartsIn, office } = founding;
  await Organization.create(
    {
      id: organizationId,
      name,
      domain,
      ptoPolicy,
      ...(leaveYearStartsIn !== undefined && { leaveYearStartsIn }),
      timezone: office.timezone,
      isConfirmed,
      setupState: "new",
      createdAt: now,
      updatedAt: now,
    },
    { transaction: tx },
  );
  await addStandardTypes(organizationId, { tx, now });
  const { id: officeId } = await createOfficeWithPolicies(
    organizationId,
    { ...office, isDefault: true },
    { tx, now, today },
  );
  const user = await addPerson(
    organizationId,
    { ...founding.owner, role: "Owner", managerId: null, officeId, passwordHash: founding.passwordHash },
    { tx, now, isProven: founding.isProven ?? false, willProve: !isConfirmed },
  );
  await writeAuditEntry(
    { organizationId, userId: user.id, source, action: "signUp", at: now },
    { subject: ["organization", organizationId], after: { officeId, ownerId: user.id } },
    tx,
  );
  if (!isConfirmed) await announceConfirmation(organizationId, user, { tx, now });
  const { id, email } = user;
  const mustConfirm = (await findAddressHolder(email, tx))?.id !== id;
  return { organization: { id: organizationId, name }, user: { id, email, ...(mustConfirm && { mustConfirm }) } };
}
