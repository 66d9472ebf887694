import { isAllowedAddress } from "#core/auth/emailDomain.ts";
import { InvitationsInput } from "#core/invitations/InvitationInput.ts";
import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import { findKnownAddresses } from "#db/queries/auth/invitations.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { preparedOperation } from "../preparedOperation.ts";
import type { InvitationView } from "./InvitationView.ts";
import { assertMayInviteInto } from "./steps/assertMayInviteInto.ts";
import { createInvitation } from "./steps/createInvitation.ts";

export interface SentInvitations {
  sent: InvitationView[];
  members: string[];
  invited: string[];
}

/** Each address counts toward the organization's daily limit of invitations, even if it is skipped. */
export const sendInvitations = preparedOperation(
  "sendInvitation",
  InvitationsInput,
  async ({ emails }, { me, count }) => {
    await count([limits.invitations, me.organizationId, new Set(emails).size]);
  },
  async ({ emails: given, ...place }, _, unlocked): Promise<SentInvitations> => {
    // Two calls with the same addresses run one after the other, so the second call skips them.
    const before = await lockOrganization(unlocked);
    const emails = new Set(given);
    const known = await findKnownAddresses(before.me.organizationId, [...emails], before);
    for (const email of [...known.members, ...known.invited]) emails.delete(email);
    const fresh = [...emails];
    const context = await assertMayInviteInto(place, { people: fresh.length }, before);
    assertAllOfDomain(fresh, context.me.organizationDomain);
    if (fresh.length === 0) context.unchanged();
    const sent: InvitationView[] = [];
    for (const email of fresh) sent.push(await createInvitation({ email, ...place }, context));
    return { sent, ...known };
  },
);

function assertAllOfDomain(emails: readonly string[], domain: string | null): void {
  const other = emails.find((email) => !isAllowedAddress(email, domain));
  if (other === undefined) return;
  const text = `${other} doesn't belong to ${domain}`;
  throw new Refusal("invalid", "wrong_domain", text, { fields: { emails: text } });
}
