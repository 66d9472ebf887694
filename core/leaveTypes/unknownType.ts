import type { LeaveType } from "../leave/LeaveType.ts";
import { listText } from "#core/listText.ts";
import { Refusal } from "#core/refusal.ts";
import type { LeaveTypeView } from "../leave/LeaveTypeView.ts";

export function unknownType(text = "Please select a PTO type"): Refusal {
  return new Refusal("invalid", "invalid_input", text, { fields: { type: text } });
}

export function assertTypeAmong(types: readonly Pick<LeaveTypeView, "key">[], key: LeaveType): void {
  if (!types.some((type) => type.key === key)) throw unknownType(wrongTypeText(types));
}

export function wrongTypeText(types: readonly Pick<LeaveTypeView, "key">[]): string {
  return `Type must be ${listText(
    types.map(({ key }) => key),
    "or",
  )}`;
}
