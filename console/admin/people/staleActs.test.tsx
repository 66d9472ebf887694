import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { aPerson } from "../testing/facts.ts";
import { openConsole } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./PersonEdit.tsx";

function openMaya(isActive: boolean) {
  let person = aPerson({ id: "maya", name: "Maya Chen", isActive });
  const opened = openConsole("/admin/people/maya", "Admin", {
    "GET /api/admin/people": [],
    "GET /api/admin/offices": [],
    "GET /api/admin/people/maya": () => person,
    "GET /api/users/maya/second-factor": { isOn: false, since: null },
    "GET /api/users/maya/balances": [],
  });
  const changeElsewhere = () => {
    person = { ...person, isActive: !isActive };
  };
  const writes = () => opened.made.filter(({ method }) => method === "PUT" || method === "DELETE");
  return { ...opened, changeElsewhere, writes };
}

test("Reactivate on an outdated page doesn't claim to have reactivated anyone", async () => {
  const { keys, changeElsewhere, writes } = openMaya(false);
  const button = await screen.findByRole("button", { name: "Reactivate" });
  changeElsewhere();
  await keys.click(button);
  expect(await screen.findByText("Maya Chen is already active")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Deactivate" })).toBeVisible();
  expect(screen.queryByText("Person reactivated")).toBeNull();
  expect(writes()).toEqual([]);
});

test("Deactivate on an outdated page doesn't claim to have deactivated anyone", async () => {
  const { keys, changeElsewhere, writes } = openMaya(true);
  await keys.click(await screen.findByRole("button", { name: "Deactivate" }));
  changeElsewhere();
  const dialog = within(await screen.findByRole("dialog", { name: "Deactivate Maya Chen?" }));
  await keys.click(dialog.getByRole("button", { name: "Deactivate" }));
  expect(await screen.findByText("Maya Chen is already deactivated")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Reactivate" })).toBeVisible();
  expect(window.location.pathname).toBe("/admin/people/maya");
  expect(writes()).toEqual([]);
});
