import { screen } from "@testing-library/react";
import type { HolidayAnswer } from "#core/api/HolidayAnswer.ts";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { openApp } from "./openApp.tsx";

export const MAIN: OfficeAnswer = {
  id: "o1",
  name: "Main Office",
  country: "United States",
  timezone: "America/New_York",
  isDefault: true,
  memberCount: 1,
  countHolidays: false,
  workingPattern: null,
};
export const BERLIN: OfficeAnswer = {
  ...MAIN,
  id: "o2",
  name: "Berlin",
  country: "Germany",
  timezone: "Europe/Berlin",
  isDefault: false,
};
export const EMPTY = { ...BERLIN, id: "o3", name: "Paris", memberCount: 0 };
export const VACATION: PolicyAnswer = {
  id: "p1",
  officeId: "o1",
  type: "vacation",
  isUnlimited: false,
  accrualAmount: 20,
  accrualPeriod: "year",
  accrualTiming: "start_of_period",
  carryOverDays: 5,
  maxBalance: 30,
  bookAhead: false,
  needsFullEditor: false,
  allowance: "20 days a year",
  replaceable: "20 days a year",
  carriedOver: "Up to 5 days carry over",
  cap: "30 days",
  summary: "20 days a year on January 1.",
  scheduled: [],
  past: [],
};
const SICK = { ...VACATION, id: "p2", type: "sick", isUnlimited: true };
const PERSONAL = { ...VACATION, id: "p3", type: "personal", carryOverDays: 0, maxBalance: null, cap: null };
export const HOLIDAYS: HolidayAnswer[] = [
  { id: "h1", name: "New Year's Day", date: "2025-01-01", type: "federal", part: "full", minutes: null },
  { id: "h2", name: "Founders' Day", date: "2026-05-04", type: "custom", part: "full", minutes: null },
];
export const ONE_OFFICE = {
  "GET /api/offices": [MAIN],
  "GET /api/offices/o1/policies": [VACATION, SICK, PERSONAL],
  "GET /api/offices/o1/holidays": HOLIDAYS,
};

export const openOffices = (replies: Record<string, unknown> = {}) =>
  openApp("/settings/offices", "Admin", { ...ONE_OFFICE, ...replies });
export const bodyOf = ({ made }: ReturnType<typeof openApp>, method: string) =>
  made.find((one) => one.method === method)?.body;

export async function unfold(keys: ReturnType<typeof openApp>["keys"], part: "PTO Policies" | "Holidays") {
  await keys.click(await screen.findByRole("button", { name: part }));
}

export async function choose(keys: ReturnType<typeof openApp>["keys"], label: string, option: string) {
  await keys.click(screen.getByRole("combobox", { name: label }));
  await keys.click(await screen.findByRole("option", { name: option }));
}
