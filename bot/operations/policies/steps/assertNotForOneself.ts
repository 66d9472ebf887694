import { FACT_FIELDS } from "#core/policies/facts/PersonFacts.ts";
import { type BalancesOfPerson, raisesMost } from "#core/policies/changes/raisesMost.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { findUnchangedIn } from "#db/queries/people/findSettledIn.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import { settledBefore } from "#bot/operations/offices/steps/assertNotOwnOffice.ts";
import type { WriteContext } from "#bot/operations/operation.ts";
import { balancesAfter } from "./impactOfChange.ts";
import type { OpenPolicy } from "./openPolicy.ts";
import { raisesOwnAllowance } from "./raisesOwnAllowance.ts";

/**
 * The fields on which a person's leave depends, as audit events name them; `event` is one that was recorded for them.
 */
const DECIDING = ["ptoBalanceOverride", "startDate", "endDate", "workingPattern", "event", ...FACT_FIELDS];

/**
 * Refuses (403) a policy that raises the actor's own leave more than that of each colleague, because a document can
 * depend on facts that are true only of the actor, such as an age, or every colleague may have an allowance or a policy
 * of their own. A colleague who just joined the office or whose facts just changed doesn't count, because the Admin
 * could have arranged that for this purpose.
 */
export async function assertNotForOneself(
  open: OpenPolicy,
  change: PolicyChange,
  { me, tx, now }: Pick<WriteContext, "me" | "tx" | "now">,
): Promise<void> {
  const { organizationId, policy } = open;
  const hasDocument = change.versions.some(({ terms }) => terms.document !== undefined);
  // Simple terms read no facts, but an allowance can replace the yearly vacation, and another policy the office's.
  const deciding = { by: settledBefore(now), fields: hasDocument ? DECIDING : ["ptoBalanceOverride"] };
  const settled = await findUnchangedIn(organizationId, policy.officeId, deciding, tx);
  settled.delete(me.id);
  const isForMe =
    (hasDocument && raisesOwnBalance(me.id, await balancesAfter(open, change, { tx, now }), settled)) ||
    (await raisesOwnAllowance({ me: me.id, others: [...settled], hasDocument }, { open, change }, tx));
  if (isForMe) await assertNotOwnLeave(me, me.id, "ownDocument", tx);
}

function raisesOwnBalance(me: string, balances: readonly BalancesOfPerson[], settled: ReadonlySet<string>): boolean {
  const own = balances.find(({ id }) => id === me);
  return (
    own !== undefined &&
    raisesMost(
      own,
      balances.filter(({ id }) => settled.has(id)),
    )
  );
}
