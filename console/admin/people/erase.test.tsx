import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { aPerson } from "../testing/facts.ts";
import { openConsole } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./PersonEdit.tsx";

const open = (endDate: string) =>
  openConsole("/admin/people/maya", "Owner", {
    "GET /api/admin/people/maya": aPerson({ id: "maya", name: "Maya Chen", isActive: false, endDate }),
    "GET /api/users/maya/balances": [],
    "GET /api/admin/offices": [],
    "GET /api/admin/people": [],
  });

test("a person can be erased once their last day has passed", async () => {
  open("2020-01-01");
  expect(await screen.findByRole("button", { name: "Erase" })).toBeVisible();
});

test("until their last day has passed, the page states from when a person can be erased", async () => {
  open("2199-12-30");
  expect(await screen.findByText("Can be erased from Dec 31, 2199")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Erase" })).toBeNull();
});
