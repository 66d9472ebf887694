import { figure } from "#core/figure.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { OfficeInput } from "#core/offices/OfficeInput.ts";
import { Refusal } from "#core/refusal.ts";
import { Office } from "#db/models/Office.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { createOfficeWithPolicies } from "./steps/createOfficeWithPolicies.ts";
import { shareOrganizationFor } from "../lockOrganization.ts";
import { operation } from "../operation.ts";

/** Archived offices count, because their history is kept. */
const MAX_OFFICES = 1000;

export const createOffice = operation("createOffice", OfficeInput, async (input, context) => {
  // The shared lock keeps a leave type from being created without a policy for the new office.
  const { me, tx, now, audit } = await shareOrganizationFor(context);
  if ((await Office.count({ where: { organizationId: me.organizationId }, transaction: tx })) >= MAX_OFFICES) {
    throw new Refusal(
      "conflict",
      "too_many_offices",
      `An organization can have at most ${figure(MAX_OFFICES)} offices`,
    );
  }
  const today = todayIn(input.timezone, now);
  const { id } = await createOfficeWithPolicies(me.organizationId, { ...input, isDefault: false }, { tx, now, today });
  await audit({ subject: ["office", id], after: { ...input } });
  const office = await findOffice(me.organizationId, id, tx);
  if (!office) throw new Error("The created office was not found");
  return office;
});
