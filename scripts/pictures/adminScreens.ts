import type { Page } from "playwright-core";
import { answering, answeringWith, type Prepare, pressAll } from "./screenSteps.ts";
import type { Screen } from "./Screen.ts";

const users = { as: "Admin", path: "/settings/users", heading: "Users" } as const;
const offices = { as: "Admin", path: "/settings/offices", heading: "Office Management" } as const;

const fromMenuOf = (person: string, item: string) => async (page: Page) => {
  await page.getByRole("button", { name: `More actions for ${person}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
  await page.getByRole("dialog").waitFor();
};

const withHistoryOf = (person: string) => async (page: Page) => {
  await pressAll(`${person}'s PTO`)(page);
  await page.getByRole("button", { name: "How It Adds Up: Vacation" }).click();
  await page
    .getByRole("dialog", { name: /^Vacation Balance/ })
    .getByRole("table")
    .waitFor();
};

const unfolded: Prepare = async (page) => {
  for (const part of ["PTO Policies", "Holidays"]) await page.getByRole("button", { name: part }).first().click();
  await page.getByRole("article", { name: "Vacation policy" }).waitFor();
  await page.getByText("New Year's Day").first().waitFor();
};

const SCHEDULED = [{ effectiveOn: "2028-01-01", changes: { accrualAmount: 25, carryOverDays: 10, bookAhead: true } }];

const PAST = [{ effectiveOn: "2026-03-01", before: { accrualAmount: 15, carryOverDays: 3 } }];

const fullPolicies: Prepare = async (page) => {
  await page.getByRole("article", { name: "Amsterdam" }).getByRole("button", { name: "PTO Policies" }).click();
  await page.getByText("4 weeks + 1 week a year").scrollIntoViewIfNeeded();
};

const editVacation = pressAll("PTO Policies", "Edit Vacation policy");

const raiseVacation: Prepare = async (page) => {
  await editVacation(page);
  await page.getByLabel("Accrual Amount").fill("10");
  await page.getByText(/below zero|as of/).waitFor();
};

const OSLO = { id: "new", name: "Oslo", country: "Norway", timezone: "Europe/Oslo", isDefault: false, memberCount: 0 };

const answeringAsMade: Prepare = (page) =>
  page.route("**/api/offices", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 201, json: OSLO }) : route.fallback(),
  );

const addOffice: Prepare = async (page) => {
  await pressAll("Add Office")(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Office Name").fill(OSLO.name);
  await dialog.getByRole("combobox", { name: "Country" }).click();
  await page.getByRole("option", { name: "United Kingdom" }).click();
  await dialog.getByRole("button", { name: "Create Office" }).click();
  await page.getByRole("dialog", { name: /^Holidays for/ }).waitFor();
};

const withoutHolidays: Prepare = async (page) => {
  await page.getByRole("button", { name: "Holidays" }).first().click();
  await page.getByText("No holidays configured yet.").waitFor();
};

const withScheduled = answeringWith("**/policies", (all: object[]) =>
  all.map((one) => ({ ...one, scheduled: SCHEDULED })),
);

const withImpactOfCancel: Prepare = async (page) => {
  await withScheduled(page);
  const [chloe, ben] = [
    { userId: "1", name: "Chloe Dubois", before: 4.5, after: -0.5 },
    { userId: "2", name: "Ben Castillo", before: 20, after: 15 },
  ];
  await answering("**/scheduled/preview", {
    effectiveOn: "2028-01-01",
    on: "2028-01-01",
    isUnchanged: false,
    isUnused: false,
    raisesOwn: false,
    people: 2,
    belowZero: 1,
    impact: [chloe, ben],
    below: [chloe],
  })(page);
};

const withPast = answeringWith("**/policies", (all: object[]) => all.map((one) => ({ ...one, past: PAST })));

export const ADMIN_SCREENS: Screen[] = [
  { ...users, name: "users-none", isVariant: true, path: "/settings/users?q=nobody+like+this" },
  { ...users, name: "user-balances", prepare: withHistoryOf("Chloe Dubois") },
  {
    ...users,
    name: "user-lots",
    isVariant: true,
    path: "/settings/users?q=Sanne",
    prepare: async (page) => {
      await withHistoryOf("Sanne Jansen")(page);
      await page.getByRole("heading", { name: "What's Left" }).waitFor();
    },
  },
  { ...users, name: "user-record", prepare: pressAll("Chloe Dubois's PTO", "Record Time Off") },
  { ...users, name: "user-adjust", prepare: fromMenuOf("Chloe Dubois", "Adjust Balances") },
  { ...users, name: "user-edit", prepare: fromMenuOf("Chloe Dubois", "Edit User") },
  { ...users, name: "user-deactivate", prepare: fromMenuOf("Chloe Dubois", "Deactivate User") },
  { ...users, name: "user-password-link", isVariant: true, prepare: fromMenuOf("Chloe Dubois", "Copy Password Link") },
  {
    ...users,
    name: "user-reset-factor",
    isVariant: true,
    arrange: answering("**/second-factor", { isOn: true, since: "2026-02-01T15:00:00Z" }),
    prepare: fromMenuOf("Chloe Dubois", "Reset Two-Factor Authentication"),
  },
  { ...users, name: "user-invite", prepare: pressAll("Invite User") },
  { ...offices, name: "office-rules", prepare: unfolded },
  { ...offices, name: "office-add", isVariant: true, prepare: pressAll("Add Office") },
  { ...offices, name: "office-edit", isVariant: true, prepare: pressAll("Edit Berlin") },
  { ...offices, name: "office-delete", isVariant: true, prepare: pressAll("Delete Berlin") },
  { ...offices, name: "office-members", prepare: pressAll(/^View members of/) },
  { ...offices, name: "policy-edit", isVariant: true, prepare: editVacation },
  { ...offices, name: "policy-impact", prepare: raiseVacation },
  { ...offices, name: "policies-full", isVariant: true, prepare: fullPolicies },
  {
    ...offices,
    name: "policy-full-dialog",
    isVariant: true,
    prepare: async (page) => {
      await fullPolicies(page);
      await page.getByRole("button", { name: "Edit Vacation policy" }).click();
      await page.getByRole("link", { name: "Open Policy Editor" }).waitFor();
    },
  },
  {
    ...offices,
    name: "policy-past",
    isVariant: true,
    arrange: withPast,
    prepare: async (page) => {
      await editVacation(page);
      const date = page.getByLabel("Effective Date");
      await date.fill("2026-02-01");
      await date.blur();
      await page.getByText(/^The fields show the values that applied/).waitFor();
    },
  },
  { ...offices, name: "policy-scheduled", arrange: withScheduled, prepare: editVacation },
  {
    ...offices,
    name: "policy-scheduled-cancel",
    isVariant: true,
    arrange: withImpactOfCancel,
    prepare: async (page) => {
      await editVacation(page);
      await page.getByRole("button", { name: "Cancel Change" }).first().click();
      await page
        .getByRole("dialog", { name: "Cancel this change?" })
        .getByText(/^Below zero/)
        .waitFor();
    },
  },
  {
    ...offices,
    name: "holidays-none",
    isVariant: true,
    arrange: answering("**/holidays", []),
    prepare: withoutHolidays,
  },
  { ...offices, name: "holidays-offer", arrange: answeringAsMade, prepare: addOffice },
  { ...offices, name: "holiday-add", prepare: pressAll("Holidays", "Add Holiday") },
  {
    ...offices,
    name: "holiday-day",
    isVariant: true,
    prepare: async (page) => {
      await pressAll("Holidays", "Add Holiday", "Choose a day")(page);
      await page.getByRole("dialog", { name: "Choose a day" }).waitFor();
    },
  },
  { ...offices, name: "holiday-delete", isVariant: true, prepare: pressAll("Holidays", /^Delete .* on/) },
];
