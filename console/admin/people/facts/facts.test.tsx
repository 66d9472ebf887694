import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { aPerson } from "../../testing/facts.ts";
import { openConsole } from "../../testing/openConsole.tsx";
import "../../Console.tsx";
import "../PeopleList.tsx";
import "../PersonEdit.tsx";

const MAYA = aPerson({ id: "maya", name: "Maya Chen" });

function openPerson(person: object, asked: object) {
  return openConsole("/admin/people/maya", "Admin", {
    "GET /api/admin/people/maya": person,
    "GET /api/admin/people/maya/policy-facts": { missing: [], asksBirthDate: false, events: [], ...asked },
    "GET /api/users/maya/second-factor": { isOn: false, since: null },
    "GET /api/users/maya/balances": [],
    "GET /api/admin/offices": [],
    "GET /api/admin/people": [],
    "PUT /api/admin/people/maya": (body: unknown) => ({ ...MAYA, ...(body as object) }),
  });
}

test("a person's facts can be entered, and only changed ones are sent, with the groups that the form showed", async () => {
  const { keys, made } = openPerson({ ...MAYA, groups: ["Night"] }, {});
  await keys.type(await screen.findByLabelText(/^Credited years/), "2");
  await keys.type(screen.getByLabelText(/^Groups/), "Engineering{Enter}grade: staff; Ops{Enter}");
  await keys.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Person updated");
  expect(made.find(({ method }) => method === "PUT")?.body).toEqual({
    creditedYears: 2,
    groups: ["Night", "Engineering", "grade: staff", "Ops"],
    seen: { groups: ["Night"] },
  });
});

test("the birth date is offered only if a policy asks for it or it is recorded", async () => {
  openPerson(MAYA, {});
  await screen.findByLabelText(/^Credited years/);
  expect(screen.queryByLabelText(/^Birth date/)).toBeNull();
});

test.each([
  ["a policy asks for it", MAYA, { asksBirthDate: true }],
  ["it is recorded", { ...MAYA, birthDate: "1990-05-05" }, {}],
])("the birth date is offered if %s", async (_, person, asked) => {
  openPerson(person, asked);
  expect(await screen.findByLabelText(/^Birth date/)).toBeVisible();
});

test("a person's page shows which leave waits for facts", async () => {
  openPerson(MAYA, { missing: [{ type: "vacation", facts: ["birthDate", "hoursPerWeek"] }] });
  expect(await screen.findByText(/Vacation needs the birth date and weekly hours\./)).toBeVisible();
});

test("the list of people names the people whose leave waits for facts", async () => {
  const waiting = Array.from({ length: 12 }, (_, index) => ({
    id: `p${index}`,
    name: `Person ${index}`,
    officeName: null,
    missing: [{ type: "vacation", facts: ["grade"] }],
  }));
  openConsole("/admin/people", "Admin", { "GET /api/admin/people": [MAYA], "GET /api/admin/missing-facts": waiting });
  expect(await screen.findByText(/^Some leave of 12 people can't accrue/)).toBeVisible();
  const list = within(screen.getByRole("list", { name: "People with missing details" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    ...Array.from({ length: 10 }, (_, index) => `Person ${index}: Vacation needs the “grade” group`),
    "2 more people",
  ]);
});
