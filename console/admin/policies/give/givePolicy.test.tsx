import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { templates } from "#core/policies/templates/templates.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { anOfficePolicy } from "../../testing/facts.ts";
import { openConsole, refusal } from "../../testing/openConsole.tsx";
import "../../Console.tsx";
import "./EndPolicyDialog.tsx";
import "./GivePolicyDialog.tsx";
import "./OrderPolicyDialog.tsx";
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
  raisesOwn: false,
  people: 1,
  belowZero: 0,
  impact: [{ userId: "u1", name: "Mia Chen", before: 2, after: 7 }],
  summary: "",
  below: [],
};

async function openGroupForm(replies: Parameters<typeof openConsole>[2] = {}) {
  const opened = openConsole("/admin/policies", "Admin", {
    "GET /api/admin/groups": [],
    "GET /api/admin/policies": [POLICY],
    "GET /api/pto-policies/p1/document": { document, effectiveOn: "2027-01-01", version: 3, summary: "" },
    "POST /api/pto-policies/preview": IMPACT,
    "POST /api/pto-policies": { ...POLICY, id: "p2", officeId: null, assignment: ASSIGNMENT },
    ...replies,
  });
  await opened.keys.click(await screen.findByRole("button", { name: "Add a policy for a group" }));
  await opened.keys.type(await screen.findByLabelText("Group"), "grade: senior");
  return opened;
}

test("a group gets a copy of the chosen policy, which opens in the editor", async () => {
  const { keys, made } = await openGroupForm();
  expect(await screen.findByText("1 person, +5 days as of March 1, 2027.")).toBeVisible();
  await keys.click(await screen.findByRole("button", { name: "Add policy" }));
  await screen.findByRole("link", { name: "Policy" });
  const sent = made.findLast(({ method }) => method === "POST");
  expect(sent?.body).toEqual({ type: "vacation", group: "grade: senior", document });
  expect(window.location.pathname).toBe("/admin/policies/p2/document");
});

test.each([
  ["a template", "germany", /Germany/, templates.find(({ id }) => id === "de-annual-leave")?.document],
  ["an empty policy", "empty", /^Empty policy/, { unit: "day", grants: [{ frequency: "yearly", amount: 0 }] }],
])("a group's policy can start from %s, found by its words", async (_, words, name, started) => {
  const { keys, made } = await openGroupForm();
  const field = screen.getByLabelText("Start from");
  await waitFor(() => expect(field).toHaveValue(`${POLICY.officeName}: ${POLICY.allowance}`));
  await keys.clear(field);
  await keys.type(field, words);
  await keys.click(await screen.findByRole("option", { name }));
  await keys.click(await screen.findByRole("button", { name: "Add policy" }));
  await screen.findByRole("link", { name: "Policy" });
  const sent = made.findLast(({ method, path }) => method === "POST" && path === "/api/pto-policies");
  expect(sent?.body).toMatchObject({ type: "vacation", group: "grade: senior", document: started });
});

test("typing the label of the chosen policy again shows the whole list of policies to start from", async () => {
  const { keys } = await openGroupForm();
  const label = `${POLICY.officeName}: ${POLICY.allowance}`;
  const field = screen.getByLabelText("Start from");
  await waitFor(() => expect(field).toHaveValue(label));
  await keys.click(field);
  fireEvent.change(field, { target: { value: `${label}?` } });
  expect(await screen.findByText("No matching policies or templates")).toBeVisible();
  fireEvent.change(field, { target: { value: label } });
  expect(await screen.findByRole("option", { name: /^Empty policy/ })).toBeVisible();
});

test("words typed to find a policy stay while other parts of the form change", async () => {
  const { keys } = await openGroupForm();
  const field = screen.getByLabelText("Start from");
  await waitFor(() => expect(field).toHaveValue(`${POLICY.officeName}: ${POLICY.allowance}`));
  await keys.click(field);
  fireEvent.change(field, { target: { value: "germ" } });
  fireEvent.change(screen.getByLabelText(/^Effective date/i), { target: { value: "2027-03-01" } });
  expect(field).toHaveValue("germ");
});

test("the dialog of a new policy stays open after a click outside and while the policy is being added", async () => {
  const held = heldReply();
  const { keys } = await openGroupForm({ "POST /api/pto-policies": held.reply });
  const dialog = screen.getByRole("dialog");
  fireEvent.mouseDown(dialog.parentElement as HTMLElement);
  fireEvent.click(dialog.parentElement as HTMLElement);
  await keys.click(await screen.findByRole("button", { name: "Add policy" }));
  await keys.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
  held.give({ ...POLICY, id: "p2", officeId: null, assignment: ASSIGNMENT });
  await screen.findByRole("link", { name: "Policy" });
});

test("clearing the policy to start from leaves none chosen, so nothing is added until another is", async () => {
  const { keys, made } = await openGroupForm();
  const field = screen.getByLabelText("Start from");
  await waitFor(() => expect(field).toHaveValue(`${POLICY.officeName}: ${POLICY.allowance}`));
  await keys.clear(field);
  await keys.click(screen.getByLabelText("Group"));
  expect(field).toHaveValue("");
  expect(await screen.findByText("Choose what to start from to see whose balances are affected.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add policy" })).toBeDisabled();
  await keys.type(field, "empty");
  await keys.click(await screen.findByRole("option", { name: /^Empty policy/ }));
  await keys.click(await screen.findByRole("button", { name: "Add policy" }));
  await screen.findByRole("link", { name: "Policy" });
  const sent = made.findLast(({ method, path }) => method === "POST" && path === "/api/pto-policies");
  expect(sent?.body).toMatchObject({ document: { unit: "day", grants: [{ frequency: "yearly", amount: 0 }] } });
});

test("the groups that people belong to are offered, with the number of their people", async () => {
  const { keys, made } = openConsole("/admin/policies", "Admin", {
    "GET /api/admin/policies": [POLICY],
    "GET /api/pto-policies/p1/document": { document, effectiveOn: "2027-01-01", version: 3, summary: "" },
    "GET /api/admin/groups": [
      { group: "Engineering", people: 12 },
      { group: "grade: senior", people: 1 },
    ],
    "POST /api/pto-policies/preview": IMPACT,
  });
  await keys.click(await screen.findByRole("button", { name: "Add a policy for a group" }));
  await keys.click(await screen.findByLabelText("Group"));
  expect(await screen.findByRole("option", { name: "Engineering 12 people" })).toBeVisible();
  await keys.click(screen.getByRole("option", { name: "grade: senior 1 person" }));
  expect(await screen.findByText("1 person, +5 days as of March 1, 2027.")).toBeVisible();
  const asked = made.findLast(({ path }) => path === "/api/pto-policies/preview");
  expect(asked?.body).toMatchObject({ group: "grade: senior" });
});

test("the impact of ending a policy is shown before it ends, for the day that is chosen", async () => {
  const { keys, made } = openConsole("/admin/policies/p1", "Admin", {
    "GET /api/admin/policies/p1": { ...POLICY, officeId: null, assignment: ASSIGNMENT },
    "POST /api/pto-policies/p1/end/preview": (body: unknown) =>
      "effectiveOn" in (body as object) ? { ...IMPACT, isUnchanged: true, people: 0, impact: [] } : IMPACT,
  });
  await keys.click(await screen.findByRole("button", { name: "End policy" }));
  expect(await screen.findByText("1 person, +5 days as of March 1, 2027.")).toBeVisible();
  expect(screen.getByRole("table", { name: "People whose balances change" })).toHaveTextContent("Mia Chen");
  fireEvent.change(screen.getByLabelText("First day without this policy"), { target: { value: "2028-01-01" } });
  expect(await screen.findByText("Nothing changes: the policy already ends by that day.")).toBeVisible();
  expect(made.findLast(({ method }) => method === "POST")?.body).toEqual({ effectiveOn: "2028-01-01" });
  expect(made.some(({ method }) => method === "DELETE")).toBe(false);
});

test.each([
  ["today, blank", "2020-01-01", "Leave blank for today", "", "Policy ended"],
  ["a later day", "2020-01-01", "Leave blank for today", "2199-01-01", "End of policy scheduled"],
  [
    "the start of a policy that hasn't begun",
    "2198-01-01",
    "Leave blank for the day the policy starts",
    "",
    "Policy ended",
  ],
])("the notice after a policy was ended states whether it has ended: on %s", async (_, startsOn, hint, day, notice) => {
  const { keys } = openConsole("/admin/policies/p1", "Admin", {
    "GET /api/admin/policies/p1": { ...POLICY, officeId: null, assignment: { ...ASSIGNMENT, startsOn } },
    "POST /api/pto-policies/p1/end/preview": IMPACT,
    "GET /api/admin/policies": [],
    "DELETE /api/pto-policies/p1": {},
  });
  await keys.click(await screen.findByRole("button", { name: "End policy" }));
  const dialog = within(await screen.findByRole("dialog", { name: "End policy" }));
  const field = dialog.getByLabelText("First day without this policy");
  expect(field).toHaveAccessibleDescription(hint);
  if (day !== "") fireEvent.change(field, { target: { value: day } });
  await keys.click(dialog.getByRole("button", { name: "End policy" }));
  expect(await screen.findByText(notice)).toBeVisible();
});

test("ending a policy lists the people who would fall below zero, and asks", async () => {
  const { keys, made } = openConsole("/admin/policies/p1", "Admin", {
    "POST /api/pto-policies/p1/end/preview": IMPACT,
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
    "GET /api/pto-policies/p1/document": { document, effectiveOn: "2027-01-01", version: 3, summary: "" },
    "POST /api/pto-policies/preview": refusal(409, "An organization can have 500 policies."),
  });
  await keys.click(await screen.findByRole("button", { name: "Add a policy for a group" }));
  await keys.type(await screen.findByLabelText("Group"), "grade: senior");
  expect(await screen.findByText("An organization can have 500 policies.")).toBeVisible();
});

test("a group that already has a policy gets a link to it, and no second one can be added", async () => {
  const text = "The group “grade: senior” already has a policy for vacation. Edit or end that policy.";
  const taken = refusal(409, text, undefined, { code: "already_given", policyId: "p7" });
  const { keys } = openConsole("/admin/policies", "Admin", {
    "GET /api/admin/policies": [POLICY],
    "GET /api/pto-policies/p1/document": { document, effectiveOn: "2027-01-01", version: 3, summary: "" },
    "POST /api/pto-policies/preview": taken,
  });
  await keys.click(await screen.findByRole("button", { name: "Add a policy for a group" }));
  await keys.type(await screen.findByLabelText("Group"), "grade: senior");
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open that policy" })).toHaveAttribute("href", "/admin/policies/p7");
  expect(screen.getByRole("button", { name: "Add policy" })).toBeDisabled();
});

test("the list and the page of a group's policy show the days on which it applies", async () => {
  const ended = { ...POLICY, officeId: null, assignment: { ...ASSIGNMENT, endsOn: "2027-04-01" } };
  const { keys } = openConsole("/admin/policies", "Admin", {
    "GET /api/admin/policies": [ended],
    "GET /api/admin/policies/p1": ended,
  });
  const dates = "From Jan 01, 2027, through Mar 31, 2027";
  expect(await screen.findByText(dates)).toBeVisible();
  await keys.click(screen.getByRole("link", { name: "Vacation" }));
  await screen.findByRole("heading", { name: "Vacation for the group “grade: senior”" });
  expect(await screen.findByText(dates)).toBeVisible();
});

test("ended policies are listed on request, and show their last terms, which can't be changed", async () => {
  const ended = { ...POLICY, officeId: null, isEnded: true, assignment: { ...ASSIGNMENT, endsOn: "2027-04-01" } };
  const { keys } = openConsole("/admin/policies", "Admin", {
    "GET /api/admin/policies": (_: unknown, url: string) =>
      new URL(url, "http://a.example").searchParams.get("filter")?.includes("isEnded") ? [ended] : [POLICY],
    "GET /api/admin/policies/p1": ended,
    "GET /api/pto-policies/p1/versions": [
      {
        version: 1,
        madeAt: "2026-12-01T10:00:00.000Z",
        madeBy: { id: "u1", name: "Ada Reyes" },
        effectiveOn: "2027-01-01",
        isInForce: true,
        document,
        summary: "20 days a year.",
        differences: [],
      },
    ],
  });
  await keys.click(await screen.findByRole("combobox", { name: "Status" }));
  await keys.click(await screen.findByRole("option", { name: "Ended" }));
  expect(await screen.findByText("From Jan 01, 2027, through Mar 31, 2027")).toBeVisible();
  await keys.click(screen.getByRole("link", { name: "Vacation" }));
  expect(await screen.findByText("This policy has ended and can't be changed.")).toBeVisible();
  expect(await screen.findByRole("list", { name: "Versions" })).toHaveTextContent("20 days a year.");
  expect(screen.queryByRole("button", { name: /End policy|Edit|Save/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Open the policy editor" })).not.toBeInTheDocument();
});

test("the order of groups is shown, and moving a group shows the impact before it is saved", async () => {
  const of = (id: string, group: string, position: number) => ({
    ...POLICY,
    id,
    officeId: null,
    assignment: { ...ASSIGNMENT, group, position },
  });
  const first = of("p1", "grade: senior", 1);
  const { keys, made } = openConsole("/admin/policies/p2", "Admin", {
    "GET /api/admin/policies/p2": of("p2", "Engineering", 2),
    "GET /api/admin/policies": [first, of("p2", "Engineering", 2), POLICY],
    "POST /api/pto-policies/p2/order/preview": IMPACT,
    "PUT /api/pto-policies/p2/order": { id: "p2" },
  });
  await keys.click(await screen.findByRole("button", { name: "Change order" }));
  const order = await screen.findByRole("list", { name: "Order of groups" });
  const names = () =>
    within(order)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(["grade: senior", "Engineering"]);
  await keys.click(screen.getByRole("combobox", { name: "Position of this policy" }));
  await keys.click(await screen.findByRole("option", { name: "Before grade: senior" }));
  expect(names()).toEqual(["Engineering", "grade: senior"]);
  expect(await screen.findByText("1 person, +5 days as of March 1, 2027.")).toBeVisible();
  await keys.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Change order" }));
  expect(await screen.findByText("Order changed")).toBeVisible();
  expect(made.findLast(({ method }) => method === "PUT")?.body).toEqual({ before: "p1" });
});
