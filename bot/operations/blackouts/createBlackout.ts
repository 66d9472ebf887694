import { BlackoutInput } from "#core/blackouts/BlackoutInput.ts";
import { figure } from "#core/figure.ts";
import { Refusal } from "#core/refusal.ts";
import { Blackout } from "#db/models/blackouts/Blackout.ts";
import { newId } from "#db/newId.ts";
import { countBlackouts, findBlackout } from "#db/queries/blackouts/blackouts.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operation } from "../operation.ts";
import { assertKnownScope } from "./steps/assertKnownScope.ts";

const MAX_BLACKOUTS = 1000;
const MAX_NAMED = 20_000;

/** Doesn't change existing requests. */
export const createBlackout = operation("createBlackout", BlackoutInput, async (input, context) => {
  // The lock prevents a team from being deleted and a person from being erased.
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const { blackouts, named } = await countBlackouts(organizationId, tx);
  if (blackouts >= MAX_BLACKOUTS) {
    const text = `An organization can have at most ${MAX_BLACKOUTS} blackouts`;
    throw new Refusal("conflict", "too_many_blackouts", text);
  }
  const { officeIds, teamIds, exceptUserIds } = input;
  if (named + [officeIds, teamIds, exceptUserIds].flatMap((ids) => ids ?? []).length > MAX_NAMED) {
    const text = `An organization's blackouts can name at most ${figure(MAX_NAMED)} offices, teams, and people in total`;
    throw new Refusal("conflict", "too_many_blackout_names", text);
  }
  await assertKnownScope(organizationId, input, tx);
  const id = newId();
  await Blackout.create({ organizationId, id, ...input, createdAt: now }, { transaction: tx });
  await audit({ subject: ["blackout", id], after: input });
  const blackout = await findBlackout(organizationId, id, tx);
  if (!blackout) throw new Error("The created blackout period was not found");
  return blackout;
});
