import { describe, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { user } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { vacationPolicy } from "#console/shared/testing/vacationPolicy.ts";
import { openApp } from "../testing/openApp.tsx";
import { act, BALANCES, bodyOf, GONE, MAYA, MAYAS_POLICY, names, PEOPLE, USERS_PAGE } from "../testing/usersPage.tsx";

describe("adjusting a balance", () => {
  test("needs an amount and a reason", async () => {
    const opened = openApp("/settings/users", "Admin", USERS_PAGE);
    const dialog = await act(opened, "Maya Chen", "Adjust Balances");
    const save = await dialog.findByRole("button", { name: "Save Adjustment" });
    await waitFor(() => expect(save).toBeEnabled());
    await opened.keys.click(save);
    expect(await screen.findByText("No Change")).toBeInTheDocument();
    await opened.keys.click(dialog.getByRole("button", { name: "Add 1 day" }));
    await opened.keys.click(save);
    expect(await screen.findByText("Reason Required")).toBeInTheDocument();
    expect(opened.made.some(({ method }) => method === "PATCH")).toBe(false);
  });

  test("changes by whole days or halves, and shows the balance in the server's response", async () => {
    const opened = openApp("/settings/users", "Admin", {
      ...USERS_PAGE,
      "PATCH /api/pto-balances/b2/adjust": { ...BALANCES[1], balance: 6.5 },
    });
    const dialog = await act(opened, "Maya Chen", "Adjust Balances");
    await opened.keys.click(await dialog.findByRole("combobox", { name: "Balance" }));
    await opened.keys.click(await screen.findByRole("option", { name: "Sick · 10 days" }));
    await opened.keys.type(dialog.getByLabelText("Adjustment"), "0.5");
    await opened.keys.click(dialog.getByRole("button", { name: "Subtract 1 day" }));
    await opened.keys.click(dialog.getByRole("button", { name: "Subtract 1 day" }));
    expect(dialog.getByText("From 10 days to 8.5 days")).toBeVisible();
    await opened.keys.type(dialog.getByLabelText("Reason"), "Counted twice");
    await opened.keys.click(dialog.getByRole("button", { name: "Save Adjustment" }));
    expect(await screen.findByText("PTO balance updated successfully")).toBeVisible();
    expect(screen.getByText("Maya Chen now has 6.5 days of sick leave.")).toBeVisible();
    expect(bodyOf(opened, "PATCH")).toMatchObject({ adjustment: -1.5, reason: "Counted twice" });
  });

  test("is repeated under its key after its response was lost, and the balances are loaded again", async () => {
    const adjusted = { ...BALANCES[0], balance: 23 };
    const opened = openApp("/settings/users", "Admin", {
      ...USERS_PAGE,
      "PATCH /api/pto-balances/b1/adjust": () => Promise.reject(new TypeError("Failed to fetch")),
    });
    const dialog = await act(opened, "Maya Chen", "Adjust Balances");
    await opened.keys.click(await dialog.findByRole("button", { name: "Add 1 day" }));
    await opened.keys.type(dialog.getByLabelText("Reason"), "Thanks");
    opened.replies["GET /api/users/Maya%20Chen/balances"] = [adjusted, BALANCES[1]];
    await opened.keys.click(dialog.getByRole("button", { name: "Save Adjustment" }));
    expect(await dialog.findByText("From 23 days to 24 days")).toBeVisible();
    opened.replies["PATCH /api/pto-balances/b1/adjust"] = adjusted;
    await opened.keys.click(dialog.getByRole("button", { name: "Save Adjustment" }));
    expect(await screen.findByText("PTO balance updated successfully")).toBeVisible();
    const [first, again, ...others] = opened.made.filter(({ method }) => method === "PATCH");
    expect(first?.body).toHaveProperty("idempotencyKey");
    expect([again, others]).toEqual([first, []]);
  });

  test("is left to another Admin for your own balance", async () => {
    const opened = openApp("/settings/users", "Owner", {
      ...USERS_PAGE,
      "GET /api/users": [user("Ann Whitfield", "Owner", { id: "u1" }), user("Ada Reyes", "Admin")],
      "GET /api/users/u1/balances": BALANCES,
    });
    const dialog = await act(opened, "Ann Whitfield", "Adjust Balances");
    expect(await dialog.findByText("Ask another Admin or Owner to adjust your balance")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Save Adjustment" })).toBeDisabled();
  });

  test("shows the server's text for a refusal", async () => {
    const opened = openApp("/settings/users", "Admin", {
      ...USERS_PAGE,
      "PATCH /api/pto-balances/b1/adjust": answer(409, { error: "The balance is gone" }),
    });
    const dialog = await act(opened, "Maya Chen", "Adjust Balances");
    await opened.keys.click(await dialog.findByRole("button", { name: "Add 1 day" }));
    await opened.keys.type(dialog.getByLabelText("Reason"), "Thanks");
    await opened.keys.click(dialog.getByRole("button", { name: "Save Adjustment" }));
    expect(await screen.findByText("The balance is gone")).toBeInTheDocument();
  });
});

describe("editing a user", () => {
  test("sends the changed fields, and null for emptied ones", async () => {
    const opened = openApp("/settings/users", "Admin", { ...USERS_PAGE, "PATCH /api/users/Maya%20Chen": MAYA });
    const { keys } = opened;
    const dialog = await act(opened, "Maya Chen", "Edit User");
    await keys.clear(dialog.getByLabelText("Name"));
    await keys.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await dialog.findByText("Name is required")).toBeVisible();
    await keys.type(dialog.getByLabelText("Name"), "Maya Chen-Ito");
    await keys.click(dialog.getByRole("combobox", { name: "Manager" }));
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
      "No manager",
      "Ola Berg",
      "Ada Reyes",
      "Tom Okafor",
    ]);
    await keys.click(screen.getByRole("option", { name: "No manager" }));
    await keys.clear(dialog.getByLabelText("Vacation Allowance"));
    await keys.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("User updated successfully")).toBeVisible();
    expect(bodyOf(opened, "PATCH")).toEqual({ name: "Maya Chen-Ito", managerId: null, ptoBalanceOverride: null });
  });

  test("shows an allowance scheduled for a later day and cancels it", async () => {
    const later = { ...MAYA, nextPtoBalanceOverride: { ptoBalanceOverride: 30, effectiveOn: "2028-01-01" } };
    const opened = openApp("/settings/users", "Admin", {
      ...USERS_PAGE,
      "GET /api/users": [later],
      "PATCH /api/users/Maya%20Chen": MAYA,
    });
    const { keys } = opened;
    const dialog = await act(opened, "Maya Chen", "Edit User");
    const field = dialog.getByLabelText("Vacation Allowance");
    expect(field).toHaveValue(25);
    expect(dialog.getByText(/^Starting Jan 01, 2028: 30 days per year/)).toBeVisible();
    await keys.type(field, "{Backspace}");
    expect(dialog.getByText("Starting Jan 01, 2028: 30 days per year.")).toBeVisible();
    expect(dialog.getByText("Leave blank to start on Jan 01, 2027, the first day of this leave year")).toBeVisible();
    await keys.type(field, "5");
    await keys.click(dialog.getByLabelText("Cancel this change"));
    await keys.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("User updated successfully")).toBeVisible();
    expect(bodyOf(opened, "PATCH")).toEqual({ ptoBalanceOverride: 25, effectiveOn: "2028-01-01" });
  });

  test("schedules today's allowance again for a day after a scheduled change", async () => {
    const later = { ...MAYA, nextPtoBalanceOverride: { ptoBalanceOverride: 12.5, effectiveOn: "2028-01-01" } };
    const opened = openApp("/settings/users", "Admin", {
      ...USERS_PAGE,
      "GET /api/users": [later],
      "PATCH /api/users/Maya%20Chen": MAYA,
    });
    const { keys } = opened;
    const dialog = await act(opened, "Maya Chen", "Edit User");
    const day = dialog.getByLabelText("Allowance Effective Date (optional)");
    expect(day).toHaveAccessibleDescription("Enter a date to return to today's allowance on that day");
    await keys.type(day, "2028-07-01");
    expect(dialog.queryByLabelText("Cancel this change")).toBeNull();
    await keys.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("User updated successfully")).toBeVisible();
    expect(bodyOf(opened, "PATCH")).toEqual({ ptoBalanceOverride: 25, effectiveOn: "2028-07-01" });
  });

  test("names the first day of the person's own vacation leave year, from which a new allowance applies", async () => {
    const opened = openApp("/settings/users", "Admin", {
      ...USERS_PAGE,
      "GET /api/users/Maya%20Chen/balances": [{ ...BALANCES[0], leaveYearStartsOn: "07-15" }],
    });
    const dialog = await act(opened, "Maya Chen", "Edit User");
    await opened.keys.type(dialog.getByLabelText("Vacation Allowance"), "5");
    expect(
      await dialog.findByText("Leave blank to start on Jul 15, 2026, the first day of this leave year"),
    ).toBeVisible();
  });

  test("shows that an allowance has no effect under an unlimited policy", async () => {
    const opened = openApp("/settings/users", "Admin", USERS_PAGE);
    const dialog = await act(opened, "Maya Chen", "Edit User");
    expect(await dialog.findByText(/^The vacation allowance replaces .* \(20 days a year\)/)).toBeVisible();
    await opened.keys.click(dialog.getByRole("combobox", { name: "Office" }));
    await opened.keys.click(await screen.findByRole("option", { name: "Berlin" }));
    expect(await dialog.findByText(/so the vacation allowance has no effect/)).toBeVisible();
  });

  test.each([
    [{ of: "group", name: "grade: senior" }, "in the policy of the group “grade: senior” (28 days a year)."],
    [{ of: "person", name: null }, "in their own policy (28 days a year)."],
    [
      { of: "group", name: "interns", isUnlimited: true },
      "Vacation is unlimited under the policy of the group “interns”, so the vacation allowance has no effect.",
    ],
    [
      { of: "person", name: null, allowance: "20 days + 10 days a year", replaceable: "20 days a year" },
      "The vacation allowance replaces only the first grant in their own policy (20 days a year). The policy's other grants are added.",
    ],
    [
      { of: "person", name: null, allowance: "Up to 40 days a year", replaceable: null },
      "The vacation allowance has no effect, because their own policy has no grants.",
    ],
  ])("explains the allowance by the policy that precedes the office's: %j", async (ruling, text) => {
    const replies = { ...USERS_PAGE, "GET /api/admin/people/Maya%20Chen/policies": [{ ...MAYAS_POLICY, ...ruling }] };
    const dialog = await act(openApp("/settings/users", "Admin", replies), "Maya Chen", "Edit User");
    expect(await dialog.findByText(text, { exact: false })).toBeVisible();
  });

  test("quotes the allowance of a policy that only the full editor can show", async () => {
    const document = {
      needsFullEditor: true,
      accrualAmount: 0,
      allowance: "20–25 days a year",
      replaceable: "20–25 days a year",
    };
    const policy = { id: "p1", officeId: MAYA.officeId, ...vacationPolicy, ...document };
    const replies = { ...USERS_PAGE, [`GET /api/offices/${MAYA.officeId}/policies`]: [policy] };
    const dialog = await act(openApp("/settings/users", "Admin", replies), "Maya Chen", "Edit User");
    expect(await dialog.findByText(/^The vacation allowance replaces .* \(20–25 days a year\)/)).toBeVisible();
  });

  test("shows the server's error beside its field", async () => {
    const text = "Email must belong to example.com";
    const opened = openApp("/settings/users", "Admin", {
      ...USERS_PAGE,
      "PATCH /api/users/Maya%20Chen": answer(400, { error: text, fields: { email: text } }),
    });
    const dialog = await act(opened, "Maya Chen", "Edit User");
    await opened.keys.type(dialog.getByLabelText("Email"), ".org");
    await opened.keys.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText("Email")).toBeInvalid();
  });

  test("does not accept an end date before the start date", async () => {
    const opened = openApp("/settings/users", "Admin", USERS_PAGE);
    const dialog = await act(opened, "Maya Chen", "Edit User");
    await opened.keys.type(dialog.getByLabelText("End Date (optional)"), "2025-02-28");
    await opened.keys.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await dialog.findByText("End date must be on or after start date")).toBeVisible();
  });

  test("names what a lower role ends before it is saved", async () => {
    const opened = openApp("/settings/users", "Owner", USERS_PAGE);
    const dialog = await act(opened, "Ada Reyes", "Edit User");
    const ends = /Pending invitations that they may no longer send will be revoked/;
    expect(dialog.queryByText(ends)).toBeNull();
    await opened.keys.click(dialog.getByRole("combobox", { name: "Role" }));
    await opened.keys.click(await screen.findByRole("option", { name: "Manager" }));
    expect(await dialog.findByText(ends)).toBeVisible();
  });

  test("undoes a deactivation", async () => {
    const opened = openApp("/settings/users?status=inactive", "Admin", {
      ...USERS_PAGE,
      "PATCH /api/users/Gone%20Person": GONE,
    });
    const dialog = await act(opened, "Gone Person", "Edit User");
    expect(dialog.getByText(/is deactivated; their last day was Jan 29, 2027/)).toBeVisible();
    await opened.keys.click(dialog.getByLabelText("Reactivate this user"));
    await opened.keys.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("User updated successfully")).toBeVisible();
    expect(bodyOf(opened, "PATCH")).toEqual({ isActive: true });
  });

  test("is limited to Owners if the user is an Owner", async () => {
    const { keys } = openApp("/settings/users", "Admin", USERS_PAGE);
    await keys.click(await screen.findByRole("button", { name: "More actions for Ola Berg" }));
    expect(await screen.findByText("Only an Owner can change or deactivate an Owner")).toBeVisible();
    expect(screen.getByRole("menuitem", { name: "Edit User" })).toHaveAttribute("aria-disabled", "true");
  });
});

describe("deactivating a user", () => {
  test("asks for confirmation and explains what editing the user undoes and what it doesn't", async () => {
    const opened = openApp("/settings/users", "Admin", {
      ...USERS_PAGE,
      "POST /api/users/settlements": [{ type: "vacation", people: 1, paidOut: 3.5, reclaimed: 0, writtenOff: 0 }],
      "DELETE /api/users/Maya%20Chen": answer(204),
    });
    const dialog = await act(opened, "Maya Chen", "Deactivate User");
    expect(
      dialog.getByText(
        /You can undo this by editing the user. Their access, balances, and time off for company closures will then be restored. Anything else that was revoked, disconnected, ended, or canceled won't be restored.$/,
      ),
    ).toBeVisible();
    expect(await dialog.findByText(/^Settlement on the last day/)).toHaveTextContent("Vacation: 3.5 days paid out");
    opened.replies["GET /api/users"] = PEOPLE.filter(({ name }) => name !== "Maya Chen");
    await opened.keys.click(dialog.getByRole("button", { name: "Deactivate" }));
    expect(await screen.findByText("User deactivated successfully")).toBeVisible();
    await waitFor(() => expect(names()).not.toContain("Maya Chen's PTO"));
  });

  test("states that another Owner must undo an Owner's own deactivation", async () => {
    const opened = openApp("/settings/users", "Owner", {
      ...USERS_PAGE,
      "GET /api/users": [user("Ann Whitfield", "Owner", { id: "u1" }), user("Ola Berg", "Owner")],
    });
    const dialog = await act(opened, "Ann Whitfield", "Deactivate User");
    expect(dialog.getByText(/Another Owner can undo this by editing your account/)).toBeVisible();
  });

  test("removes them from the list at once and restores them if the server refuses", async () => {
    const held = heldReply();
    const opened = openApp("/settings/users", "Admin", {
      ...USERS_PAGE,
      "DELETE /api/users/Maya%20Chen": held.reply,
    });
    const dialog = await act(opened, "Maya Chen", "Deactivate User");
    await opened.keys.click(dialog.getByRole("button", { name: "Deactivate" }));
    await waitFor(() => expect(screen.queryByText("Maya Chen")).toBeNull());
    held.give(answer(409, { error: "An organization must keep at least one active Owner" }));
    expect(await screen.findByText("An organization must keep at least one active Owner")).toBeVisible();
    expect(await screen.findByText("Maya Chen")).toBeVisible();
  });
});
