import { expect, test } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import type { DelegationAnswer } from "#core/api/delegations/DelegationAnswer.ts";
import { answer } from "../testing/fakeApi.ts";
import { me, preview, teamRequest, user } from "../testing/facts.ts";
import { openApp } from "../testing/openApp.tsx";
import { wholeText } from "#console/shared/testing/wholeText.ts";

const DANA = "01890000-0000-7000-8000-0000000000e1";

const delegation = (changes: Partial<DelegationAnswer> = {}): DelegationAnswer => ({
  id: "d1",
  approverId: "u1",
  approverName: "Ann Whitfield",
  delegateId: DANA,
  delegateName: "Dana Kim",
  from: "2027-03-01",
  to: "2027-03-05",
  isCurrent: false,
  ...changes,
});
const PEOPLE = [user("Ann Whitfield", "Manager", { id: "u1" }), user("Dana Kim", "Employee", { id: DANA })];
const TEAM = "GET /api/pto-requests?view=team&status=pending";

test("the delegates show who decides for the person and for whom the person decides, and can be ended", async () => {
  const other = {
    id: "d2",
    approverId: "u7",
    approverName: "Ola Berg",
    delegateId: "u1",
    delegateName: "Ann Whitfield",
  };
  const { keys, made, replies } = openApp("/dashboard?delegates", "Manager", {
    "GET /api/delegations": [delegation({ isCurrent: true }), delegation(other)],
    "GET /api/users": PEOPLE,
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Delegates" }));
  expect(await dialog.findByText("Dana Kim decides for you")).toBeVisible();
  expect(dialog.getByText(wholeText("Mar 01 – Mar 05, 2027 · now"))).toBeVisible();
  expect(dialog.getByText("You decide for Ola Berg")).toBeVisible();
  expect(dialog.getAllByRole("button", { name: /^End the delegation/ })).toHaveLength(1);
  await keys.click(dialog.getByRole("button", { name: "End the delegation to Dana Kim" }));
  replies["DELETE /api/delegations/d1"] = () => {
    replies["GET /api/delegations"] = [delegation(other)];
    return answer(204);
  };
  const confirm = within(await screen.findByRole("dialog", { name: "End the delegation to Dana Kim?" }));
  await keys.click(confirm.getByRole("button", { name: "End Delegation" }));
  expect(await screen.findByText("Delegation Ended")).toBeVisible();
  expect(made.filter(({ method }) => method === "DELETE")).toHaveLength(1);
});

test("a delegate is named in the account menu, and a refusal keeps the form", async () => {
  const { keys, made, replies } = openApp("/", "Manager", {
    "GET /api/delegations": [],
    "GET /api/users": PEOPLE,
    "POST /api/delegations": answer(409, {
      error: "Max is already the delegate on these days",
      code: "overlapping_delegation",
    }),
  });
  await keys.click(await screen.findByRole("button", { name: /^Account menu/ }));
  await keys.click(await screen.findByRole("menuitem", { name: "Delegates" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delegates" }));
  expect(await dialog.findByText("You have no delegates")).toBeVisible();
  await keys.click(dialog.getByRole("combobox", { name: "Delegate" }));
  expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual(["Dana Kim"]);
  await keys.click(screen.getByRole("option", { name: "Dana Kim" }));
  fireEvent.change(dialog.getByLabelText("First Day"), { target: { value: "2027-03-01" } });
  fireEvent.change(dialog.getByLabelText("Last Day"), { target: { value: "2027-03-05" } });
  await keys.click(dialog.getByRole("button", { name: "Add Delegate" }));
  expect(await screen.findByText("Max is already the delegate on these days")).toBeVisible();
  replies["POST /api/delegations"] = answer(201, delegation());
  await keys.click(dialog.getByRole("button", { name: "Add Delegate" }));
  expect(await screen.findByText("Delegate Added")).toBeVisible();
  expect(made.findLast(({ method }) => method === "POST")?.body).toEqual({
    delegateId: DANA,
    from: "2027-03-01",
    to: "2027-03-05",
  });
});

test("people who approve nothing have no menu item for delegates", async () => {
  const { keys } = openApp("/", "Employee");
  await keys.click(await screen.findByRole("button", { name: /^Account menu/ }));
  expect(await screen.findByRole("menuitem", { name: "Preferences" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "Delegates" })).toBeNull();
});

test("an Employee who is a delegate gets the approvals, marked with the approver's name", async () => {
  const request = teamRequest({ actingFor: { id: "u7", name: "Ola Berg" } });
  openApp("/approvals", "Employee", {
    "GET /api/auth/user": { ...me("Employee"), isDelegate: true },
    [TEAM]: [request],
  });
  const card = within(await screen.findByRole("article", { name: "Maya Chen's request" }));
  expect(card.getByText("You're deciding for Ola Berg")).toBeVisible();
  expect(screen.getByRole("link", { name: "Approvals, 1 waiting" })).toBeVisible();
});

test("an approver who books leave is asked who decides, with a suggestion", async () => {
  const { keys, made } = openApp("/manager", "Manager", {
    "GET /api/pto-requests/preview": preview(),
    "POST /api/pto-requests": answer(201, { ...teamRequest(), startDate: "2027-03-01", endDate: "2027-03-05" }),
    "GET /api/delegations/suggestion": { isNeeded: true, suggested: { id: DANA, name: "Dana Kim" } },
    "GET /api/users": PEOPLE,
    "POST /api/delegations": answer(201, delegation()),
  });
  await keys.click(await screen.findByRole("button", { name: "Request Your PTO" }));
  const form = within(await screen.findByRole("dialog", { name: "Request Time Off" }));
  await keys.click(form.getByRole("combobox", { name: "PTO Type" }));
  await keys.click(await screen.findByRole("option", { name: "Vacation" }));
  fireEvent.change(form.getByLabelText("Start Date"), { target: { value: "2027-03-01" } });
  fireEvent.change(form.getByLabelText("End Date"), { target: { value: "2027-03-05" } });
  await keys.click(form.getByRole("button", { name: "Submit Request" }));
  const question = within(await screen.findByRole("dialog", { name: "Who decides while you're away?" }));
  expect(question.getByRole("combobox", { name: "Delegate" })).toHaveTextContent("Dana Kim");
  await keys.click(question.getByRole("button", { name: "Add Delegate" }));
  expect(await screen.findByText("Dana Kim decides for you, Mar 01 – Mar 05, 2027.")).toBeVisible();
  expect(made.findLast(({ path }) => path === "/api/delegations")?.body).toEqual({
    delegateId: DANA,
    from: "2027-03-01",
    to: "2027-03-05",
  });
});
