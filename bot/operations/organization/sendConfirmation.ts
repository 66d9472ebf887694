import { Nothing } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import { findOwners } from "#db/queries/auth/confirmation.ts";
import { preparedOperation } from "../preparedOperation.ts";
import { announceConfirmation } from "./steps/announceConfirmation.ts";
import { countsAsConfirmed } from "./countsAsConfirmed.ts";

export const sendConfirmation = preparedOperation(
  "sendConfirmation",
  Nothing,
  async (_, { me, count }) => {
    await count([limits.confirmationLinks, me.organizationId]);
  },
  async (_, __, { me, tx, now, audit }) => {
    const { organizationId } = me;
    if (countsAsConfirmed(me)) {
      throw new Refusal("conflict", "already_confirmed", "Your organization is already confirmed");
    }
    const owners = await findOwners(organizationId, tx);
    for (const owner of owners) await announceConfirmation(organizationId, owner, { tx, now });
    await audit({ subject: ["organization", organizationId], after: { sentTo: owners.map(({ id }) => id) } });
  },
);
