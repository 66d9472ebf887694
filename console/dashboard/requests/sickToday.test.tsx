import { describe, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { me, ownRequest } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";

const withSick = (changes: Partial<LeaveTypeView>) => ({
  "GET /api/auth/user": {
    ...me("Employee"),
    leaveTypes: STANDARD_TYPES.map((type) => ({ id: type.key, ...type, ...(type.key === "sick" && changes) })),
  },
});
const button = () => screen.findByRole("button", { name: "I'm Sick Today" });

describe("reporting sick today", () => {
  test("takes one click on the dashboard, and only one request a day", async () => {
    const sick = ownRequest({ id: "s1", type: "sick", startDate: "2027-02-10", endDate: "2027-02-10", days: 1 });
    const { keys, made, replies } = openApp("/employee", "Employee", { "POST /api/pto-requests": answer(201, sick) });
    replies["GET /api/pto-requests"] = () => (made.some(({ method }) => method === "POST") ? [sick] : []);
    await keys.click(await button());
    expect(await screen.findByText("Your sick request for 1 day has been sent for approval.")).toBeVisible();
    const [sent] = made.filter(({ method }) => method === "POST");
    expect(sent).toMatchObject({
      path: "/api/pto-requests",
      body: { type: "sick", startDate: sick.startDate, endDate: sick.startDate },
    });
    expect(await screen.findByRole("button", { name: "Sick Day Reported" })).toBeDisabled();
  });

  test("is offered to managers too, and shows why it was refused until the message is closed", async () => {
    const error = "You only have 0 days available for sick leave";
    const { keys } = openApp("/", "Manager", {
      "POST /api/pto-requests": answer(422, { error, code: "insufficient_balance" }),
    });
    await keys.click(await button());
    const alert = (await screen.findByText(error)).closest(".MuiAlert-root");
    expect(alert).toBeVisible();
    await waitFor(async () => expect(await button()).toBeEnabled());
    await keys.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText(error)).toBeNull();
  });

  test("explains that a day off needs no report", async () => {
    const error = "Request must include at least one business day or a valid half-day";
    const { keys } = openApp("/employee", "Employee", {
      "POST /api/pto-requests": answer(422, { error, code: "costs_nothing" }),
    });
    await keys.click(await button());
    expect(await screen.findByText("Today isn't a workday for you, so there is nothing to report.")).toBeVisible();
  });

  test.each<[string, Partial<LeaveTypeView>]>([
    ["archived", { archived: true }],
    ["reserved for managers", { requestableBy: "managers" }],
  ])("isn't offered while sick leave is %s", async (_, changes) => {
    openApp("/employee", "Employee", withSick(changes));
    await screen.findByRole("button", { name: "Request Time Off" });
    await waitFor(() => expect(screen.queryByRole("button", { name: "I'm Sick Today" })).toBeNull());
  });
});
