import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { openConsole } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./PersonEdit.tsx";

const person = (role: string) => ({
  id: "maya",
  name: "Maya Chen",
  email: "maya@a.example",
  avatar: "/avatars/Maya%20Chen.svg",
  role,
  officeId: null,
  managerId: null,
  startDate: null,
  endDate: null,
  ptoBalanceOverride: null,
  isActive: true,
  isErased: false,
});
const open = (role: string) =>
  openConsole("/admin/people/maya", "Admin", {
    "GET /api/admin/people/maya": person(role),
    "GET /api/users/maya/second-factor": { isOn: false, since: null },
    "GET /api/users/maya/balances": [],
    "GET /api/admin/offices": [],
    "GET /api/admin/people": [],
    "DELETE /api/users/maya/sessions": () => null,
  });

test("an Admin signs a person out everywhere after a confirmation", async () => {
  const { keys, made } = open("Employee");
  await keys.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Sign out Maya Chen everywhere?" }));
  await keys.click(dialog.getByRole("button", { name: "Sign out" }));
  expect(await screen.findByText("Maya Chen was signed out everywhere")).toBeVisible();
  expect(made.filter(({ method }) => method === "DELETE").map(({ path }) => path)).toEqual([
    "/api/users/maya/sessions",
  ]);
});

test("an Admin deletes a person's photo after a confirmation", async () => {
  const { keys, made } = openConsole("/admin/people/maya", "Admin", {
    "GET /api/admin/people/maya": { ...person("Employee"), avatar: "/api/users/maya/photo?v=0123456789abcdef" },
    "GET /api/users/maya/second-factor": { isOn: false, since: null },
    "GET /api/users/maya/balances": [],
    "GET /api/admin/offices": [],
    "GET /api/admin/people": [],
    "DELETE /api/users/maya/photo": () => null,
  });
  await keys.click(await screen.findByRole("button", { name: "Delete photo" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Maya Chen's photo?" }));
  await keys.click(dialog.getByRole("button", { name: "Delete photo" }));
  expect(await screen.findByText("Photo deleted")).toBeVisible();
  expect(made.filter(({ method }) => method === "DELETE").map(({ path }) => path)).toEqual(["/api/users/maya/photo"]);
});

test("an Admin can't sign out another Admin", async () => {
  open("Admin");
  expect(await screen.findByRole("heading", { name: "Maya Chen" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Sign out everywhere" })).toBeNull();
});
