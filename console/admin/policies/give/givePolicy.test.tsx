import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { anOfficePolicy } from "../../testing/facts.ts";
import { openConsole, refusal } from "../../testing/openConsole.tsx";
// Imported up front, so that no test waits for a busy machine to compile a page.
import "../../Console.tsx";
import "./EndPolicyDialog.tsx";
import "./GivePolicyDialog.tsx";
import "../PolicyEdit.tsx";

const POLICY = anOfficePolicy();
const ASSIGNMENT = { group: "grade: senior", person: null, position: 1, startsOn: "2027-01-01", endsOn: null };
const document = { unit: "day", grants: [{ frequency: "yearly", amount: 20 }] };
const falling = refusal(409, "This change would leave 1 person below zero.", undefined, {
  code: "needs_confirmation",
  impact: [{ userId: "u1", name: "Mia Chen", before: 2, after: -3 }],
});

const IMPACT = {
  effectiveOn: "2027-01-01",
  on: "2027-03-01",
  isUnchanged: false,
  isUnused: false,
  people: 1,
  belowZero: 0,
  impact: [{ userId: "u1", name: "Mia Chen", before: 2, after: 7 }],
  summary: "",
  below: [],
};

test("a group gets a copy of the chosen policy, which opens in the editor", async () => {
  const { keys, made } = openConsole("/admin/policies", "Admin", {
    "GET /api/admin/policies": [POLICY],
    "GET /api/pto-policies/p1/document": { document, effectiveOn: "2027-01-01", summary: "" },
    "POST /api/pto-policies/preview": IMPACT,
    "POST /api/pto-policies": { ...POLICY, id: "p2", officeId: null, assignment: ASSIGNMENT },
  });
  await keys.click(await screen.findByRole("button", { name: "Add a policy for a group" }));
  await keys.type(await screen.findByLabelText("Group"), "grade: senior");
  expect(await screen.findByText("1 person, +5 days from March 1, 2027.")).toBeVisible();
  await keys.click(await screen.findByRole("button", { name: "Add policy" }));
  await screen.findByRole("link", { name: "Policy" });
  const sent = made.findLast(({ method }) => method === "POST");
  expect(sent?.body).toEqual({ type: "vacation", group: "grade: senior", document });
  expect(window.location.pathname).toBe("/admin/policies/p2/document");
});

test("ending a policy lists the people who would fall below zero, and asks", async () => {
  const { keys, made } = openConsole("/admin/policies/p1", "Admin", {
    "GET /api/admin/policies/p1": { ...POLICY, officeId: null, assignment: ASSIGNMENT },
    "GET /api/admin/policies": [],
    "DELETE /api/pto-policies/p1": (_: unknown, url: string) => (url.includes("confirmed=true") ? {} : falling()),
  });
  await keys.click(await screen.findByRole("button", { name: "End policy" }));
  const dialog = within(await screen.findByRole("dialog"));
  await keys.click(dialog.getByRole("button", { name: "End policy" }));
  expect(await screen.findByText("Mia Chen")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "End anyway" }));
  expect(await screen.findByText("Policy ended")).toBeVisible();
  expect(made.filter(({ method }) => method === "DELETE")).toHaveLength(2);
});

test("the dialog shows the refusal of a policy before it is added", async () => {
  const { keys } = openConsole("/admin/policies", "Admin", {
    "GET /api/admin/policies": [POLICY],
    "GET /api/pto-policies/p1/document": { document, effectiveOn: "2027-01-01", summary: "" },
    "POST /api/pto-policies/preview": refusal(409, "An organization can have 500 policies."),
  });
  await keys.click(await screen.findByRole("button", { name: "Add a policy for a group" }));
  await keys.type(await screen.findByLabelText("Group"), "grade: senior");
  expect(await screen.findByText("An organization can have 500 policies.")).toBeVisible();
});

test("the list and the page of a group's policy say from when and through when it applies", async () => {
  const ended = { ...POLICY, officeId: null, assignment: { ...ASSIGNMENT, endsOn: "2027-04-01" } };
  const { keys } = openConsole("/admin/policies", "Admin", {
    "GET /api/admin/policies": [ended],
    "GET /api/admin/policies/p1": ended,
  });
  const dates = "From Jan 01, 2027 through Mar 31, 2027";
  expect(await screen.findByText(dates)).toBeVisible();
  await keys.click(screen.getByRole("link", { name: "Vacation" }));
  await screen.findByRole("heading", { name: "Vacation for the group grade: senior" });
  expect(await screen.findByText(dates)).toBeVisible();
});
