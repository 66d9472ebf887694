import { Nothing } from "#core/inputs.ts";
import { maySetPassword } from "#core/sso/requirement.ts";
import { findRequired } from "#db/queries/sso/requirement.ts";
import { findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { reading } from "#bot/operations/reading.ts";
import { waysToConfirm } from "./steps/waysToConfirm.ts";

export const readWaysToSignIn = reading("readWaysToSignIn", Nothing, async (_, { me, actor, clock }) => ({
  ...(await findWaysToSignIn(me.organizationId, me.id)),
  hasSecondFactor: (await findSecondFactor(me.organizationId, me.id)).secretSealed !== null,
  confirmPasswordBy: (await isGoogleOnly(me.organizationId))
    ? null
    : await waysToConfirm("password", { me, actor, now: clock.now() }),
  ssoOnly: !maySetPassword(await findRequired({ organizationId: me.organizationId, userId: me.id })),
}));
