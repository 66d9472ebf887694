import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";

export const TYPES: readonly LeaveTypeView[] = STANDARD_TYPES.map((type) => ({ id: `id of ${type.key}`, ...type }));

export function aType(key: "vacation" | "sick" | "personal", values: Partial<LeaveTypeView> = {}): LeaveTypeView {
  const type = TYPES.find((one) => one.key === key);
  if (!type) throw new Error(`There is no type ${key}`);
  return { ...type, ...values };
}
