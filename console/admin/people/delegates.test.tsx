import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { aPerson } from "../testing/facts.ts";
import { openConsole } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./PersonEdit.tsx";

const delegation = (nth: number, delegateName: string) => ({
  id: `d${nth}`,
  approverId: "maya",
  approverName: "Maya Chen",
  delegateId: `u${nth}`,
  delegateName,
  from: "2027-03-01",
  to: "2027-03-05",
  isCurrent: false,
});

test("after a delegation is ended, the focus stays with the delegates", async () => {
  let delegations = [delegation(1, "Dana Kim"), delegation(2, "Max Orr")];
  const { keys } = openConsole("/admin/people/maya", "Admin", {
    "GET /api/admin/people/maya": aPerson({ id: "maya", name: "Maya Chen", role: "Manager" }),
    "GET /api/admin/people/maya/policy-facts": { missing: [], asksBirthDate: false, events: [] },
    "GET /api/users/maya/second-factor": { isOn: false, since: null },
    "GET /api/users/maya/balances": [],
    "GET /api/users": [],
    "GET /api/admin/offices": [],
    "GET /api/admin/people": [],
    "GET /api/delegations": () => delegations,
    "DELETE /api/delegations/d1": () => {
      delegations = delegations.slice(1);
      return {};
    },
  });
  const end = await screen.findByRole("button", { name: "End the delegation to Dana Kim" });
  await keys.click(end);
  await keys.click(within(screen.getByRole("dialog")).getByRole("button", { name: "End delegation" }));
  await waitFor(() => expect(end).not.toBeInTheDocument());
  await keys.tab();
  expect(screen.getByRole("button", { name: "End the delegation to Max Orr" })).toHaveFocus();
});
