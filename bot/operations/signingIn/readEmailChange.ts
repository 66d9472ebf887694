import { Nothing } from "#core/inputs.ts";
import { findWaysToSignIn } from "#db/queries/accounts.ts";
import { findEmailChange } from "#db/queries/emailChanges.ts";
import { findSecondFactor } from "#db/queries/secondFactors.ts";
import { reading } from "../operation.ts";

/** Your own email, the change that waits for a link, and whether you have the password that a change needs, and a second factor whose code it needs. */
export const readEmailChange = reading("changeEmail", Nothing, async (_, { me, clock }) => {
  const change = await findEmailChange(me);
  const isOpen = change && change.expiresAt > clock.now();
  const { hasPassword } = await findWaysToSignIn(me.organizationId, me.id);
  return {
    email: me.email,
    hasPassword,
    hasSecondFactor: (await findSecondFactor(me.organizationId, me.id)).secretSealed !== null,
    pending: isOpen ? { email: change.email, expiresAt: change.expiresAt } : null,
  };
});
