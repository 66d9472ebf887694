import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { AssignedPolicy } from "#core/policies/AssignedPolicy.ts";
import { effectiveDay } from "#core/policies/changes/effectiveDay.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { movedBefore } from "#core/policies/movedBefore.ts";
import type { OrderInput } from "#core/policies/OrderInput.ts";
import { Refusal } from "#core/refusal.ts";
import { newId } from "#db/newId.ts";
import { findGroupOrder, type PlacedPolicy } from "#db/queries/policies/groupOrder.ts";
import type { PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import { assertPolicyFits } from "#bot/operations/assertPoliciesFit.ts";
import { notFound } from "#bot/operations/notFound.ts";
import { assertNotEnded, type OpenPolicy, openPolicy } from "../openPolicy.ts";
import { assignedWith } from "../policyEditOf.ts";
import { bringPolicyUpToDate } from "../policyPeople.ts";
import { turnsForAnyone } from "./turnsForAnyone.ts";

interface DraftOrder {
  open: OpenPolicy;
  change: PolicyChange & { edit?: PolicyEdit };
  before: readonly PlacedPolicy[];
  after: readonly PlacedPolicy[];
  successor?: AssignedPolicy;
}

/** Expects the organization to be locked. */
export async function draftOrder(
  id: string,
  { before: next }: OrderInput,
  {
    me: { organizationId },
    today,
    tx,
    now,
  }: { me: { organizationId: string }; today: IsoDate; tx: Transaction; now: Date },
): Promise<DraftOrder> {
  const open = await openPolicy({ organizationId, id, today }, { tx, now });
  const { policy, day, yearStart, known } = open;
  const assigned = assignedWith(open, known);
  if (!assigned || assigned.group === null) throw withoutOrder();
  assertNotEnded(open);
  const before = await findGroupOrder(organizationId, policy.type, tx);
  const other = before.find((one) => one.id === next);
  if (next !== null && !other) throw notFound("The other policy");
  if (other && other.endsOn !== null && other.endsOn <= day) throw otherEnded();
  const effectiveOn = effectiveDay(undefined, { today: day, startsIn: yearStart, scheduled: [] });
  const change = { effectiveOn, versions: [], togglesUnlimited: false, recounts: true };
  const moved = movedBefore(before, { id, next });
  if (idsOf(moved).join() === idsOf(before).join()) return { open, change, before, after: before };

  const successor = assigned.from < effectiveOn ? { ...assigned, id: newId(), from: effectiveOn } : undefined;
  if (successor) {
    const versions = known.map(({ effectiveOn: from, value: terms }) => ({ effectiveOn: from, terms }));
    const added = { organizationId, policy: { id: successor.id, assignment: policy.assignment }, known: [] };
    await assertPolicyFits(added, { versions }, { tx, now });
  }
  const last = { id: successor?.id ?? id, position: (before.at(-1)?.position ?? 0) + 1 };
  const after = successor ? movedBefore([...before, last], { id: last.id, next }) : moved;
  const edit = {
    type: policy.type,
    versions: [],
    assigned: {
      before: assigned,
      after: successor ? { ...assigned, until: effectiveOn } : assigned,
      officePatterns: null,
      order: { "left out": idsOf(before), made: idsOf(after) },
      ...(successor && { successor }),
    },
  };
  await bringPolicyUpToDate(open, { tx, now });
  const togglesUnlimited = await turnsForAnyone(open, edit, tx);
  return { open, change: { ...change, togglesUnlimited, edit }, before, after, ...(successor && { successor }) };
}

function withoutOrder(): Refusal {
  return new Refusal("rule", "not_of_group", "Only policies for groups have an order");
}

function otherEnded(): Refusal {
  return new Refusal(
    "rule",
    "other_policy_ended",
    "The other policy has ended. Choose a position before a current policy.",
  );
}

function idsOf(order: readonly PlacedPolicy[]): string[] {
  return order.map((one) => one.id);
}
