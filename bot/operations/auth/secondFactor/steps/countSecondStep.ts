import type { SecondStepInput } from "#core/auth/SecondFactorInput.ts";
import { limits } from "#core/throttling/limits.ts";
import type { WaitingSignIn } from "#db/queries/auth/pendingSignIns.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import type { Count } from "#bot/operations/counting.ts";

export async function countSecondStep(
  count: Count,
  {
    visitor,
    waiting: { userId, passwordChangedAt },
    input,
  }: { visitor: Visitor; waiting: WaitingSignIn; input: SecondStepInput },
): Promise<void> {
  const from = `${userId} ${visitor.client ?? ""}`;
  const password = `${userId} ${passwordChangedAt?.toISOString() ?? ""}`;
  await (input.recoveryCode === undefined
    ? count(
        [limits.secondStepOfAddress, from],
        [limits.secondStepOfPassword, password],
        [limits.secondStepOfAccount, userId],
      )
    : count([limits.secondStepOfAddress, from], [limits.recoveryOfPassword, password]));
}
