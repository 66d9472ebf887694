import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
import { wholeText } from "#console/shared/testing/wholeText.ts";

const PARENTAL: LeaveTypeAnswer = {
  id: "t4",
  key: "parental-leave",
  name: "Parental leave",
  icon: "baby",
  color: "pink",
  unit: "hour",
  paid: false,
  visibility: "managers",
  requestableBy: "managers",
  order: 4,
  archived: false,
};
const standard = STANDARD_TYPES.map((type): LeaveTypeAnswer => ({ id: type.key, ...type }));
const LIST = "GET /api/leave-types";

const writes = (made: readonly { method: string; path: string; body: unknown }[]) =>
  made.filter(({ method }) => method !== "GET").map(({ method, path, body }) => [method, path, body]);
const names = (region: HTMLElement) =>
  within(region)
    .getAllByRole("listitem")
    .map((item) => item.querySelector("p")?.textContent);

test("types are listed in their order with their properties, and archived ones separately", async () => {
  const types = [PARENTAL, ...standard.slice(0, 2), { ...standard[2], archived: true }];
  openConsole("/admin/leave-types", "Admin", { [LIST]: types });
  expect(names(await screen.findByRole("region", { name: "In use" }))).toEqual(["Parental leave", "Vacation", "Sick"]);
  expect(names(screen.getByRole("region", { name: "Archived" }))).toEqual(["Personal"]);
  const line =
    "In hours · unpaid · only the person, their managers, Admins, and Owners see it · available to Managers, Admins, and Owners";
  expect(screen.getByText(wholeText(line))).toBeVisible();
});

test("a type can be moved, archived after a confirmation, and restored", async () => {
  const types = [...standard, { ...PARENTAL, archived: true }];
  const { keys, made } = openConsole("/admin/leave-types", "Admin", {
    [LIST]: types,
    "PATCH /api/leave-types/sick": standard[1] ?? {},
    "PATCH /api/leave-types/t4": PARENTAL,
  });
  await keys.click(await screen.findByRole("button", { name: "Move Sick up" }));
  expect(await screen.findByText("Order changed")).toBeVisible();
  expect(screen.getByRole("button", { name: "Move Vacation up" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Move Personal down" })).toBeDisabled();
  await keys.click(screen.getByRole("button", { name: "Archive Sick" }));
  const question = await screen.findByRole("dialog", { name: "Archive Sick?" });
  await keys.click(within(question).getByRole("button", { name: "Archive" }));
  expect(await screen.findByText("Sick archived")).toBeVisible();
  await keys.click(await screen.findByRole("button", { name: "Restore Parental leave" }));
  expect(await screen.findByText("Parental leave restored")).toBeVisible();
  expect(writes(made)).toEqual([
    ["PATCH", "/api/leave-types/sick", { order: 1 }],
    ["PATCH", "/api/leave-types/sick", { archived: true }],
    ["PATCH", "/api/leave-types/t4", { archived: false }],
  ]);
});

test("after a type is archived, the focus is in the lists", async () => {
  let types = standard;
  const { keys } = openConsole("/admin/leave-types", "Admin", {
    [LIST]: () => types,
    "PATCH /api/leave-types/sick": () => {
      types = standard.map((type) => (type.id === "sick" ? { ...type, archived: true } : type));
      return types[1] ?? {};
    },
  });
  await keys.click(await screen.findByRole("button", { name: "Archive Sick" }));
  const question = await screen.findByRole("dialog", { name: "Archive Sick?" });
  await keys.click(within(question).getByRole("button", { name: "Archive" }));
  const restore = await screen.findByRole("button", { name: "Restore Sick" });
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(restore);
});

test("a new type in hours is created with a yearly amount, and a refusal appears beside its field", async () => {
  let isTaken = true;
  const taken = refusal(409, "Another leave type has this name", { name: "Another leave type has this name" });
  const { keys, made } = openConsole("/admin/leave-types", "Admin", {
    [LIST]: standard,
    "POST /api/leave-types": () => (isTaken ? taken() : PARENTAL),
  });
  await keys.click(await screen.findByRole("button", { name: "Add leave type" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add leave type" }));
  const name = dialog.getByRole("textbox", { name: "Name" });
  await keys.type(name, "Parental leave");
  await keys.click(dialog.getByRole("combobox", { name: "Unit" }));
  await keys.click(screen.getByRole("option", { name: "Hours" }));
  await keys.click(dialog.getByRole("checkbox", { name: "Unlimited" }));
  await keys.type(dialog.getByRole("spinbutton", { name: "Accrual amount per year" }), "40");
  await keys.click(dialog.getByRole("button", { name: "Add leave type" }));
  await waitFor(() => expect(name).toHaveAccessibleDescription("Another leave type has this name"));
  isTaken = false;
  await keys.click(dialog.getByRole("button", { name: "Add leave type" }));
  expect(await screen.findByText("Parental leave added")).toBeVisible();
  expect(writes(made).at(-1)).toEqual([
    "POST",
    "/api/leave-types",
    {
      name: "Parental leave",
      icon: "star",
      color: "teal",
      unit: "hour",
      paid: true,
      visibility: "away",
      requestableBy: "everyone",
      isUnlimited: false,
      accrualAmount: 40,
    },
  ]);
});

test("a standard type keeps its name and unit, and only what changed is sent", async () => {
  const { keys, made } = openConsole("/admin/leave-types", "Admin", {
    [LIST]: standard,
    "PATCH /api/leave-types/sick": standard[1] ?? {},
  });
  await keys.click(await screen.findByRole("button", { name: "Edit Sick" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Sick" }));
  expect(dialog.getByRole("textbox", { name: "Name" })).toBeDisabled();
  expect(dialog.getByRole("combobox", { name: "Unit" })).toHaveAttribute("aria-disabled", "true");
  const warning = "Colleagues will also see leave that was requested before this change";
  await keys.click(dialog.getByRole("combobox", { name: "Visibility" }));
  await keys.click(screen.getByRole("option", { name: "Colleagues see the type" }));
  expect(dialog.getByText(warning)).toBeVisible();
  await keys.click(dialog.getByRole("combobox", { name: "Visibility" }));
  await keys.click(screen.getByRole("option", { name: "Colleagues see “Away”" }));
  expect(dialog.queryByText(warning)).toBeNull();
  await keys.click(dialog.getByRole("combobox", { name: "Color" }));
  await keys.click(screen.getByRole("option", { name: "Red" }));
  await keys.click(dialog.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Sick updated")).toBeVisible();
  expect(writes(made)).toEqual([["PATCH", "/api/leave-types/sick", { color: "red" }]]);
});

test("a change that another Admin made while the form was open survives", async () => {
  let sick = standard[1] as LeaveTypeAnswer;
  const { keys, made } = openConsole("/admin/leave-types", "Admin", {
    [LIST]: () => [sick],
    "PATCH /api/leave-types/sick": () => sick,
  });
  await keys.click(await screen.findByRole("button", { name: "Edit Sick" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Sick" }));
  sick = { ...sick, visibility: "managers" };
  fireEvent(window, new Event("visibilitychange"));
  expect(await screen.findByText(/only the person, their managers, Admins, and Owners see it/)).toBeInTheDocument();
  await keys.click(dialog.getByRole("combobox", { name: "Color" }));
  await keys.click(screen.getByRole("option", { name: "Red" }));
  await keys.click(dialog.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Sick updated")).toBeVisible();
  expect(writes(made)).toEqual([["PATCH", "/api/leave-types/sick", { color: "red" }]]);
});
