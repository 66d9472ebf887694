import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { NOTHING_CHANGED } from "#core/policies/changes/nothingChanged.ts";
import { anOfficePolicy } from "../testing/facts.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./PolicyEdit.tsx";

const POLICY = anOfficePolicy({ scheduled: [{ effectiveOn: "2028-01-01", changes: { accrualAmount: 25 } }] });

async function openPolicy(saved: object, policy = POLICY, replies: Parameters<typeof openConsole>[2] = {}) {
  const opened = openConsole("/admin/policies/p1", "Admin", {
    "GET /api/admin/policies/p1": policy,
    "PUT /api/admin/policies/p1": saved,
    ...replies,
  });
  const amount = await screen.findByLabelText(/^Accrual amount/);
  const sent = () => opened.made.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { ...opened, amount, sent, save: () => saveWith(opened.keys) };
}

async function saveWith(keys: ReturnType<typeof openConsole>["keys"]) {
  const button = screen.getByRole("button", { name: "Save changes" });
  await waitFor(() => expect(button).toBeEnabled());
  await keys.click(button);
}

test("a later day shows the values scheduled for it, so that today's can be scheduled again", async () => {
  const { keys, amount, sent, save } = await openPolicy(POLICY);
  await keys.type(screen.getByLabelText(/^Effective date/), "2028-06-01");
  await waitFor(() => expect(amount).toHaveValue(25));
  await keys.clear(amount);
  await keys.type(amount, "20");
  await save();
  expect(await screen.findByText("Policy updated")).toBeVisible();
  expect(sent()).toEqual([{ accrualAmount: 20, effectiveOn: "2028-06-01", confirmed: false }]);
});

test("a past day shows the values that applied on it, so that today's can start earlier", async () => {
  const past = [{ effectiveOn: "2027-03-01", before: { accrualAmount: 15 } }];
  const { keys, amount, sent, save } = await openPolicy(POLICY, { ...POLICY, past });
  const day = screen.getByLabelText(/^Effective date/);
  await keys.type(day, "2027-02-01");
  await waitFor(() => expect(amount).toHaveValue(15));
  expect(day).toHaveAccessibleDescription(/A value that you change also replaces any later values up to today/);
  await keys.clear(amount);
  await keys.type(amount, "20");
  await save();
  expect(await screen.findByText("Policy updated")).toBeVisible();
  expect(sent()).toEqual([{ accrualAmount: 20, effectiveOn: "2027-02-01", confirmed: false }]);
});

test("typed values stay when the policy is fetched again, and the other fields follow it until a save", async () => {
  let current = POLICY;
  const saved = { ...POLICY, accrualAmount: 23, carryOverDays: 8, scheduled: [] };
  const { keys, made } = openConsole("/admin/policies/p1", "Admin", {
    "GET /api/admin/policies/p1": () => current,
    "PUT /api/admin/policies/p1": () => (current = saved),
    "DELETE /api/pto-policies/p1/scheduled": {},
  });
  const amount = await screen.findByLabelText(/^Accrual amount/);
  await keys.clear(amount);
  await keys.type(amount, "22");
  current = { ...POLICY, carryOverDays: 7, scheduled: [] };
  await keys.click(screen.getByRole("button", { name: /^Cancel change/ }));
  const cancel = await screen.findByRole("button", { name: "Cancel change" });
  await waitFor(() => expect(cancel).toBeEnabled());
  await keys.click(cancel);
  await waitFor(() => expect(screen.getByLabelText(/^Carry-over/)).toHaveValue(7));
  expect(amount).toHaveValue(22);
  await saveWith(keys);
  await waitFor(() => expect(amount).toHaveValue(23));
  expect(made.find(({ method }) => method === "PUT")?.body).toEqual({ accrualAmount: 22, confirmed: false });
});

test("a policy that the form can't express is shown in sentences instead", async () => {
  const summary = "24 days a year on January 1.";
  openConsole("/admin/policies/p1", "Admin", {
    "GET /api/admin/policies/p1": { ...POLICY, needsFullEditor: true, summary },
  });
  expect(await screen.findByText(summary)).toBeVisible();
  expect(screen.getByText(/the simple form can't show/)).toBeVisible();
  const link = screen.getByRole("link", { name: "Open the policy editor" });
  expect(link).toHaveAttribute("href", "/admin/policies/p1/document");
  expect(screen.queryByLabelText(/^Accrual amount/)).not.toBeInTheDocument();
});

test("an edit that changes nothing shows the server's notice", async () => {
  const { keys, amount, save } = await openPolicy({ ...POLICY, notice: NOTHING_CHANGED });
  await keys.type(amount, "0");
  await save();
  expect(await screen.findByText(NOTHING_CHANGED)).toBeVisible();
});

test("an edit is saved only once its impact is shown, and people whom the server finds below zero are then shown", async () => {
  const ann = { userId: "u2", name: "Ann", before: 10, after: -6 };
  const counts = { effectiveOn: "2027-01-01", on: "2027-06-01", isUnchanged: false, isUnused: false, raisesOwn: false };
  const preview = heldReply();
  const text = "This change would leave 1 person below zero. Please confirm it.";
  const { keys, amount, sent, save } = await openPolicy({}, POLICY, {
    "POST /api/pto-policies/p1/preview": preview.reply,
    "PUT /api/admin/policies/p1": (body) =>
      (body as { confirmed: boolean }).confirmed ? POLICY : refusal(409, text)(),
  });
  await keys.clear(amount);
  await keys.type(amount, "4");
  await waitFor(() => expect(screen.getByRole("button", { name: "Save changes" })).toBeDisabled());
  expect(await screen.findByText("Checking whose balances change...")).toBeVisible();
  await keys.type(amount, "{Enter}");
  expect(sent()).toEqual([]);
  preview.give({ ...counts, people: 0, belowZero: 0, impact: [], below: [] });
  await save();
  expect(await screen.findByText(text)).toBeVisible();
  preview.give({ ...counts, people: 1, belowZero: 1, impact: [ann], below: [ann] });
  expect(await screen.findByText("Below zero: Ann (−6)")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Save anyway" }));
  expect(await screen.findByText("Policy updated")).toBeVisible();
  expect(sent()).toEqual([
    { accrualAmount: 4, confirmed: false },
    { accrualAmount: 4, confirmed: true },
  ]);
});

test("the list and the page name the group or person that has a policy", async () => {
  const days = { position: 1, startsOn: "2027-01-01", endsOn: null };
  const ofGroup = { ...POLICY, officeId: null, assignment: { group: "grade: senior", person: null, ...days } };
  const ana = { id: "ana", name: "Ana Lima" };
  const ofPerson = { ...ofGroup, id: "p2", assignment: { group: null, person: ana, ...days } };
  const { keys } = openConsole("/admin/policies", "Admin", {
    "GET /api/admin/policies": [ofPerson, ofGroup, { ...POLICY, id: "p3" }],
    "GET /api/admin/policies/p1": ofGroup,
  });
  expect(await screen.findByText("Group “grade: senior”")).toBeVisible();
  expect(screen.getByText("Ana Lima")).toBeVisible();
  const [, second] = screen.getAllByRole("link", { name: "Vacation" });
  if (second) await keys.click(second);
  expect(
    await screen.findByRole("heading", { level: 1, name: "Vacation for the group “grade: senior”" }),
  ).toBeVisible();
});

test("the form states that unlimited time off begins today, unlike other changes", async () => {
  const { keys } = await openPolicy(POLICY);
  expect(screen.getByText(/^Leave blank for the first day of this leave year/)).toBeVisible();
  await keys.click(screen.getByLabelText("Unlimited"));
  expect(screen.getByText(/^Leave blank for today/)).toBeVisible();
});

test("the list shows what each policy carries over and its cap, including those of a document, and a dash for unlimited time off", async () => {
  const carriedOver = "Up to 24 days carry over and expire on March 31";
  const cap = "Nothing is granted while the balance is 30 days or more";
  openConsole("/admin/policies", "Admin", {
    "GET /api/admin/policies": [
      { ...POLICY, id: "p1", officeName: "Berlin", needsFullEditor: true, carriedOver, cap },
      { ...POLICY, id: "p2", officeName: "Rome", isUnlimited: true, carriedOver: null, cap: null },
    ],
  });
  expect(await screen.findByRole("row", { name: /Berlin/ })).toHaveTextContent(`${carriedOver}${cap}`);
  expect(screen.getByRole("row", { name: /Rome/ })).toHaveTextContent("——");
});
