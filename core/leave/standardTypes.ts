import type { LeaveTypeView } from "./LeaveTypeView.ts";

export const STANDARD_TYPES: readonly Omit<LeaveTypeView, "id">[] = [
  standard("vacation", "Vacation", { icon: "beach", color: "blue", visibility: "everyone", order: 1 }),
  standard("sick", "Sick", { icon: "sick", color: "purple", visibility: "away", order: 2 }),
  standard("personal", "Personal", { icon: "person", color: "green", visibility: "away", order: 3 }),
];

function standard(
  key: string,
  name: string,
  look: Pick<LeaveTypeView, "icon" | "color" | "visibility" | "order">,
): Omit<LeaveTypeView, "id"> {
  return { key, name, unit: "day", paid: true, requestableBy: "everyone", archived: false, ...look };
}

export function isStandardType(key: string): boolean {
  return STANDARD_TYPES.some((type) => type.key === key);
}
