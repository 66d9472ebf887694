import { BlackoutInput } from "#core/blackouts/BlackoutInput.ts";
import { Refusal } from "#core/refusal.ts";
import { Blackout } from "#db/models/blackouts/Blackout.ts";
import { newId } from "#db/newId.ts";
import { findBlackout } from "#db/queries/blackouts/blackouts.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operation } from "../operation.ts";
import { assertKnownScope } from "./steps/assertKnownScope.ts";

/** The maximum number of periods, because every new request is compared with those on its dates. */
const MAX_BLACKOUTS = 1000;

/** Creates a blackout period. Requests that exist stay; new requests that touch it are refused with its reason. */
export const createBlackout = operation("createBlackout", BlackoutInput, async (input, context) => {
  // The lock excludes deleting a team or erasing a person in the meantime.
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  if ((await Blackout.count({ where: { organizationId }, transaction: tx })) >= MAX_BLACKOUTS) {
    const text = `An organization can have at most ${MAX_BLACKOUTS} blackout periods`;
    throw new Refusal("conflict", "too_many_blackouts", text);
  }
  await assertKnownScope(organizationId, input, tx);
  const id = newId();
  await Blackout.create({ organizationId, id, ...input, createdAt: now }, { transaction: tx });
  await audit({ subject: ["blackout", id], after: input });
  const blackout = await findBlackout(organizationId, id, tx);
  if (!blackout) throw new Error("The created blackout period was not found");
  return blackout;
});
