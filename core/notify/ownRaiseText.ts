import { nounFor } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import { type Minutes, toUnits } from "#core/leave/amounts.ts";
import { typeText } from "#core/leave/leaveText.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";

export type ChangedRules =
  | (Pick<TypeOfLeave, "typeName" | "unit"> & {
      kind: "policy";
      holder: string;
      isGroup: boolean;
      amounts: YearlyAmounts | null;
    })
  | { kind: "hours"; office: string };

/** Per year. Null means unlimited. */
interface YearlyAmounts {
  before: Minutes;
  after: Minutes | null;
}

export function changedRulesText(byName: string | null, rules: ChangedRules): string {
  const actor = byName ?? "A former Admin or Owner";
  if (rules.kind === "hours") return `${actor} changed the working hours of ${rules.office}`;
  const holder = rules.isGroup ? `the group ${rules.holder}` : rules.holder;
  return `${actor} changed the ${typeText(rules.typeName)} policy of ${holder}`;
}

export function ownRaiseText(rules: ChangedRules, isUnknown: boolean): string {
  if (isUnknown)
    return "This change may increase their own leave. The effect depends on details that aren't recorded yet.";
  const amounts = rules.kind === "policy" ? rules.amounts : null;
  if (rules.kind !== "policy" || !amounts) return "This change increases their own leave.";
  if (amounts.after === null) return "Their own leave is now unlimited.";
  const [before, after] = [toUnits(amounts.before, rules.unit), toUnits(amounts.after, rules.unit)];
  return `Their own leave goes from ${figure(before)} to ${figure(after)} ${nounFor(after, rules.unit)} a year.`;
}

export function ownRaiseLink({ kind }: Pick<ChangedRules, "kind">, id: string): { label: string; path: string } {
  return kind === "policy"
    ? { label: "Version History", path: `/admin/policies/${id}/document` }
    : { label: "Office", path: `/admin/offices/${id}` };
}
