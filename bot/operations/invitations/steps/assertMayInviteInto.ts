import { assertMayGrantRole } from "#core/people/access/roleChange.ts";
import type { InvitationInput } from "#core/invitations/InvitationInput.ts";
import { Refusal } from "#core/refusal.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { findUser } from "#db/queries/people/people.ts";
import { lockOrganization } from "#bot/operations/lockOrganization.ts";
import { assertConfirmedFor } from "#bot/operations/organization/steps/assertConfirmedFor.ts";
import { countsAsConfirmed } from "#bot/operations/organization/countsAsConfirmed.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";

/** Locks the organization unless it counts as confirmed. Use the returned context. */
export async function assertMayInviteInto(
  { role, officeId, managerId }: Pick<InvitationInput, "role" | "officeId" | "managerId">,
  { people }: { people: number },
  given: WriteContext,
): Promise<WriteContext> {
  const context = countsAsConfirmed(given.me) ? given : await lockOrganization(given);
  const { me, tx } = context;
  const { organizationId } = me;
  assertMayGrantRole(me.role, role);
  if (!(await findOffice(organizationId, officeId, tx))) throw unknown("officeId", "Unknown office");
  if (managerId && !(await findUser(organizationId, managerId, tx))?.isActive)
    throw unknown("managerId", "Unknown manager");
  await assertConfirmedFor(people, me, tx);
  return context;
}

function unknown(field: string, text: string): Refusal {
  return new Refusal("invalid", "invalid_input", text, { fields: { [field]: text } });
}
