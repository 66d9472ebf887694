import { screen, within } from "@testing-library/react";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import type { PolicyAnswer, PolicyOfPersonAnswer } from "#core/api/PolicyAnswer.ts";
import { vacationPolicy } from "#console/shared/testing/vacationPolicy.ts";
import { balance, user } from "./facts.ts";
import type { openApp } from "./openApp.tsx";

const MAIN = "01890000-0000-7000-8000-000000000001";
const BERLIN = "01890000-0000-7000-8000-000000000002";
const TOM = "01890000-0000-7000-8000-0000000000aa";
const OFFICES: OfficeAnswer[] = [
  {
    id: MAIN,
    name: "Main Office",
    country: "United States",
    timezone: "America/New_York",
    isDefault: true,
    countHolidays: false,
    workingPattern: null,
    memberCount: 3,
  },
  {
    id: BERLIN,
    name: "Berlin",
    country: "Germany",
    timezone: "Europe/Berlin",
    isDefault: false,
    countHolidays: false,
    workingPattern: null,
    memberCount: 0,
  },
];
export const MAYA = user("Maya Chen", "Employee", {
  officeId: MAIN,
  managerId: TOM,
  managerName: "Tom Okafor",
  startDate: "2025-03-01",
  endDate: null,
  ptoBalanceOverride: 25,
});
export const PEOPLE = [
  user("Ola Berg", "Owner"),
  user("Ada Reyes", "Admin"),
  MAYA,
  user("Tom Okafor", "Manager", { id: TOM }),
];
export const GONE = user("Gone Person", "Employee", { isActive: false, endDate: "2027-01-29" });
export const BALANCES = [
  balance(),
  balance({ id: "b2", type: "sick", balance: 10, total: 10, used: 0, pending: 0, accrued: 10 }),
];
export const MAYAS_POLICY: PolicyOfPersonAnswer = {
  id: "p1",
  type: "vacation",
  isUnlimited: false,
  allowance: "28 days a year",
  replaceable: "28 days a year",
  summary: "28 days a year.",
  of: "office",
  name: "Main Office",
  until: null,
  passedOver: [],
};
const VACATION: PolicyAnswer = { id: "p1", officeId: MAIN, ...vacationPolicy };
export const USERS_PAGE = {
  "GET /api/users": PEOPLE,
  "GET /api/users?include=inactive": [...PEOPLE, GONE],
  "GET /api/offices": OFFICES,
  "GET /api/invitations": [],
  "GET /api/users/Maya%20Chen/balances": BALANCES,
  "GET /api/admin/people/Maya%20Chen/policies": [MAYAS_POLICY],
  [`GET /api/offices/${MAIN}/policies`]: [VACATION],
  [`GET /api/offices/${BERLIN}/policies`]: [{ ...VACATION, id: "p2", isUnlimited: true }],
};

export const MANAGERS_PAGE = {
  ...USERS_PAGE,
  "GET /api/users": [
    ...PEOPLE.map((person) => (person.id === TOM ? { ...person, managerId: "u1" } : person)),
    user("Ann Whitfield", "Manager", { id: "u1" }),
  ],
};

type Opened = ReturnType<typeof openApp>;
export const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("button", { name: /'s PTO$/ }).ariaLabel);
export const bodyOf = ({ made }: Opened, method: string) => made.find((one) => one.method === method)?.body;

export async function act(opened: Opened, name: string, item: string) {
  await opened.keys.click(await screen.findByRole("button", { name: `More actions for ${name}` }));
  await opened.keys.click(await screen.findByRole("menuitem", { name: item }));
  return within(await screen.findByRole("dialog"));
}
