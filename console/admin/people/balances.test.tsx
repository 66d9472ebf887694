import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import type { Role } from "#core/people/access/roles.ts";
import { openConsole } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./PersonEdit.tsx";

const MAYA = {
  id: "maya",
  name: "Maya Chen",
  email: "maya@a.example",
  role: "Employee",
  officeId: null,
  managerId: null,
  startDate: null,
  endDate: null,
  ptoBalanceOverride: 20,
  isActive: true,
};

function openPerson(person: object, figures: object = {}, role: Role = "Admin") {
  let accrued = 20;
  return openConsole("/admin/people/maya", role, {
    "GET /api/admin/people/maya": person,
    "GET /api/users/maya/second-factor": { isOn: false, since: null },
    "GET /api/users/maya/balances": () => [
      {
        id: "b1",
        type: "vacation",
        leaveYear: 2027,
        accrued,
        total: accrued,
        used: 0,
        pending: 0,
        available: accrued,
        ...figures,
      },
    ],
    "GET /api/users/maya/settlement": {
      endDate: "2027-06-30",
      types: [
        { type: "vacation", paidOut: 5, reclaimed: 0, writtenOff: 7.33 },
        { type: "sick", paidOut: 0, reclaimed: 0, writtenOff: -1 },
        { type: "personal", paidOut: 0, reclaimed: 0, writtenOff: 0, waitingFor: ["birthDate"] },
      ],
    },
    "GET /api/admin/offices": [],
    "GET /api/admin/people": [],
    "PUT /api/admin/people/maya": () => {
      accrued = 25;
      return MAYA;
    },
  });
}

test("a person's balances are loaded again after the person is saved", async () => {
  const { keys } = openPerson(MAYA);
  expect(await screen.findAllByRole("cell", { name: "20" })).toHaveLength(2);
  const allowance = await screen.findByLabelText(/^Vacation allowance/);
  await keys.clear(allowance);
  await keys.type(allowance, "25");
  await keys.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findAllByRole("cell", { name: "25" })).toHaveLength(2);
});

test("a person's balances are loaded again after the person is reactivated", async () => {
  const { keys } = openPerson({ ...MAYA, isActive: false });
  expect(await screen.findAllByRole("cell", { name: "20" })).toHaveLength(2);
  await keys.click(screen.getByRole("button", { name: "Reactivate" }));
  expect(await screen.findAllByRole("cell", { name: "25" })).toHaveLength(2);
});

test("no lower role is saved without naming the invitations and keys that end with it", async () => {
  const { keys } = openPerson({ ...MAYA, role: "Owner" }, {}, "Owner");
  await keys.click(await screen.findByRole("combobox", { name: /^Role/ }));
  await keys.click(await screen.findByRole("option", { name: "Admin" }));
  expect(await screen.findByText(/API keys and provisioning tokens that they created will stop working/)).toBeVisible();
});

test("the settlement of an end date is shown before it is saved", async () => {
  openPerson({ ...MAYA, endDate: "2027-06-30" });
  const settlement = await screen.findByText(/^Settlement on the last day, Jun 30, 2027/);
  expect(settlement).toHaveTextContent("Vacation: 5 days paid out and 7.33 days written off");
  expect(settlement).toHaveTextContent("Sick: 1 day owed, written off");
  expect(settlement).toHaveTextContent("Personal: waiting for the birth date");
});

test("the total shows how much of it is adjustments, and includes what was carried over", async () => {
  openPerson(MAYA, { total: 14.5, available: 14.5 });
  const row = await screen.findByRole("row", { name: /^Vacation/ });
  const figures = within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
  expect(figures).toEqual(["Vacation", "14.5 (−5.5 adjusted)", "0", "0", "14.5"]);
});

test("a person without an end date has no settlement", async () => {
  const { made } = openPerson(MAYA);
  expect(await screen.findByLabelText("End date")).toBeVisible();
  expect(made.some(({ path }) => path.includes("settlement"))).toBe(false);
});

test("a field without a hint has no blank line below it, so the gaps between fields are even", async () => {
  openPerson(MAYA);
  expect(await screen.findByLabelText("End date")).toBeVisible();
  const hints = [...document.querySelectorAll(".MuiFormHelperText-root")].map(({ textContent }) => textContent);
  expect(hints).toContain(
    "Days per year; replaces the policy's allowance or, if the policy has several grants, the amount of the first one",
  );
  expect(hints.filter((hint) => !/\w/.test(hint))).toEqual([]);
});

test("on a phone, the balances omit the total, so that the names of leave types fit on one line", async () => {
  const screenMedia = window.matchMedia;
  window.matchMedia = (query) => Object.assign(screenMedia(query), { matches: query.includes("max-width") });
  try {
    openPerson(MAYA);
    expect(await screen.findByRole("columnheader", { name: "Available" })).toBeVisible();
    expect(screen.queryByRole("columnheader", { name: "Total" })).toBeNull();
  } finally {
    window.matchMedia = screenMedia;
  }
});

test("the vacation allowance shows the one that is scheduled for a later day, because it will replace the entered one", async () => {
  openPerson({ ...MAYA, nextPtoBalanceOverride: { ptoBalanceOverride: 25, effectiveOn: "2028-01-01" } });
  expect(await screen.findByLabelText(/^Vacation allowance/)).toHaveAccessibleDescription(
    "Days per year; replaces the policy's allowance or, if the policy has several grants, the amount of the first one. Starting Jan\u00A001,\u00A02028: 25 days per year.",
  );
});
