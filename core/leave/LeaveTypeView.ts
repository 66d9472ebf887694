import type { LeaveType } from "./LeaveType.ts";

export const LEAVE_UNITS = ["day", "hour"] as const;
export type LeaveUnit = (typeof LEAVE_UNITS)[number];

export const TYPE_VISIBILITIES = ["everyone", "away", "managers"] as const;
export type TypeVisibility = (typeof TYPE_VISIBILITIES)[number];

export const TYPE_REQUESTERS = ["everyone", "managers", "admins"] as const;
export type TypeRequesters = (typeof TYPE_REQUESTERS)[number];

export const TYPE_ICONS = [
  "beach",
  "sick",
  "person",
  "family",
  "baby",
  "study",
  "heart",
  "home",
  "plane",
  "globe",
  "gavel",
  "volunteer",
  "star",
  "clock",
  "coffee",
] as const;
export type TypeIcon = (typeof TYPE_ICONS)[number];

export const TYPE_COLORS = [
  "blue",
  "purple",
  "green",
  "orange",
  "red",
  "pink",
  "teal",
  "indigo",
  "brown",
  "gray",
] as const;
export type TypeColor = (typeof TYPE_COLORS)[number];

export interface LeaveTypeView {
  id: string;
  key: LeaveType;
  name: string;
  icon: TypeIcon;
  color: TypeColor;
  unit: LeaveUnit;
  paid: boolean;
  visibility: TypeVisibility;
  requestableBy: TypeRequesters;
  order: number;
  /** An archived type can't be requested, and its accruals wait until the type is restored. */
  archived: boolean;
}
