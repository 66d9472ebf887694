import type { Transaction } from "sequelize";
import { earliest, type IsoDate } from "#core/calendar/dates.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { findLastKept } from "#db/queries/policies/findLastKept.ts";
import { findUnchangedIn } from "#db/queries/people/findSettledIn.ts";
import { hasBelongedTo } from "#db/queries/people/isAloneInOffice.ts";
import type { Person } from "#db/queries/people/person.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import type { PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import { settledBefore } from "#bot/operations/offices/steps/assertNotOwnOffice.ts";
import { DECIDING } from "#bot/operations/offices/steps/guardOwnHours.ts";
import { exceedsOthers, type OwnRaise, ownRaise } from "#bot/operations/offices/steps/ownRaise.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import type { OpenPolicy } from "./openPolicy.ts";
import { leaveChangeOf } from "./leaveChangeOf.ts";

/** Throws (403) if an Admin's change raises their own leave more than that of every compared colleague. */
export async function assertNotOnlyOwnRaise(
  open: OpenPolicy,
  change: PolicyChange & { edit?: PolicyEdit },
  { me, tx, now }: Pick<WriteContext, "me" | "tx" | "now">,
): Promise<OwnRaise | null> {
  const made = leaveChangeOf(open, change, tx);
  const raise = await ownRaise(me.id, made, tx);
  if (me.role !== "Admin" || open.policy.assignment) return raise;
  const lately = await withOwnBefore(open, change, { me, tx, now });
  const together = lately && leaveChangeOf(lately.open, lately.change, tx);
  const raiseTogether = together && (await ownRaise(me.id, together, tx));
  if (!raise && !raiseTogether) return null;
  const others = await settledBeside(open, lately ?? { change }, { me, tx, now });
  const isForMe =
    (raise !== null && (await exceedsOthers(raise, others, made))) ||
    (together && raiseTogether && (await exceedsOthers(raiseTogether, others, together)));
  if (isForMe) await assertNotOwnLeave(me, me.id, "ownDocument", tx);
  return raise;
}

export async function raiseByType(open: OpenPolicy, since: IsoDate, me: Person, tx: Transaction) {
  const { policy } = open;
  if (policy.assignment || !(await hasBelongedTo(me, policy.officeId, tx))) return null;
  const { restored, made } = restoring(open, since, tx);
  const raise = await ownRaise(me.id, made, tx);
  return raise && { raise, restored, made };
}

export async function assertRestoredForOthers(
  open: OpenPolicy,
  since: IsoDate,
  { me, tx, now }: Pick<WriteContext, "me" | "tx" | "now">,
): Promise<OwnRaise | null> {
  const found = await raiseByType(open, since, me, tx);
  if (!found) return null;
  const { raise, restored, made } = found;
  if (me.role !== "Admin") return raise;
  const others = await settledBeside(open, restored, { me, tx, now });
  if (await exceedsOthers(raise, others, made)) await assertNotOwnLeave(me, me.id, "ownDocument", tx);
  return raise;
}

function restoring(open: OpenPolicy, since: IsoDate, tx: Transaction) {
  const versions = open.known.map(({ effectiveOn, value: terms }) => ({ effectiveOn, terms }));
  const change = { effectiveOn: since, versions, togglesUnlimited: false, recounts: false };
  const restored = { open: { ...open, known: [] }, change };
  return { restored, made: leaveChangeOf(restored.open, change, tx) };
}

async function settledBeside(
  { organizationId, policy, timeline }: OpenPolicy,
  { change }: { change: PolicyChange },
  { me, tx, now }: Pick<WriteContext, "me" | "tx" | "now">,
): Promise<string[]> {
  const hasDocument = [...timeline, ...change.versions].some(({ terms }) => terms.document !== undefined);
  const fields = hasDocument ? DECIDING : ["ptoBalanceOverride"];
  const role = policy.requestableBy === "managers" ? ("Manager" as const) : null;
  const deciding = { by: settledBefore(now), fields: role ? [...fields, "role"] : fields, role };
  const settled = await findUnchangedIn(organizationId, policy.officeId, deciding, tx);
  settled.delete(me.id);
  return [...settled];
}

/**
 * Combines the change with the actor's own recent versions, so that the actor can't raise the policy for everyone and
 * then lower it for colleagues.
 */
async function withOwnBefore(
  open: OpenPolicy,
  change: PolicyChange,
  { me, tx, now }: Pick<WriteContext, "me" | "tx" | "now">,
): Promise<{ open: OpenPolicy; change: PolicyChange } | null> {
  const { organizationId, policy, known, day } = open;
  const kept = await findLastKept(organizationId, { policyId: policy.id, by: me.id, since: settledBefore(now) }, tx);
  const own = known.filter(({ version }) => version > kept);
  if (own.length === 0) return null;
  const earlier = own.map(({ effectiveOn, value: terms }) => ({ effectiveOn, terms }));
  return {
    open: { ...open, known: known.filter(({ version }) => version <= kept) },
    change: {
      ...change,
      effectiveOn: own.reduce(
        (first, { effectiveOn }) => earliest(first, effectiveOn),
        earliest(change.effectiveOn, day),
      ),
      versions: [...earlier, ...change.versions],
    },
  };
}
