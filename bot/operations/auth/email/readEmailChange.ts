import { Nothing } from "#core/inputs.ts";
import { findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { findEmailChange } from "#db/queries/auth/emailChanges.ts";
import { findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { reading } from "#bot/operations/reading.ts";
import { waysToConfirm } from "../google/steps/waysToConfirm.ts";

export const readEmailChange = reading("changeEmail", Nothing, async (_, { me, actor, clock }) => {
  const change = await findEmailChange(me);
  const isOpen = change && change.expiresAt > clock.now();
  const { hasPassword } = await findWaysToSignIn(me.organizationId, me.id);
  return {
    email: me.email,
    hasPassword,
    confirmBy: await waysToConfirm("email", { me, actor, now: clock.now() }),
    hasSecondFactor: (await findSecondFactor(me.organizationId, me.id)).secretSealed !== null,
    pending: isOpen ? { email: change.email, expiresAt: change.expiresAt } : null,
  };
});
