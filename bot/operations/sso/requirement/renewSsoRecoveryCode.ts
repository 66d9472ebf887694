import { RecoveryCodeRequest, requirementMissing } from "#core/sso/requirement.ts";
import { findRequirement } from "#db/queries/sso/requirement.ts";
import type { Actor } from "../../actor.ts";
import { assertConfirmed, confirmFirst } from "../../auth/steps/confirmFirst.ts";
import { announceToOwners } from "../../notifications/steps/announceToOwners.ts";
import { lockSignIn } from "../../organization/steps/signInLock.ts";
import { preparedOperation } from "../../preparedOperation.ts";
import { newSsoRecoveryCode } from "../steps/newSsoRecoveryCode.ts";

export function renewSsoRecoveryCode(actor: Actor, input: unknown): Promise<{ recoveryCode: string }> {
  return preparedOperation(
    "renewSsoRecoveryCode",
    RecoveryCodeRequest,
    (given, context) => confirmFirst("sso", given, context),
    async ({ code }, proof, { tx, now, audit, again }) => {
      const { organizationId } = actor;
      await lockSignIn(organizationId, tx);
      const { me } = await again();
      await assertConfirmed("sso", { proof, code }, { me, actor, tx, now });
      if (!(await findRequirement(organizationId, tx))) throw requirementMissing();
      const recoveryCode = await newSsoRecoveryCode(organizationId, { tx, now });
      await announceToOwners(me, "ssoRecoveryRenewed", { tx, now });
      await audit({ subject: ["organization", organizationId], after: { recoveryCode: "changed" } });
      return { recoveryCode };
    },
  )(actor, input);
}
