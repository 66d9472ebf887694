import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { openConsole } from "../../testing/openConsole.tsx";
import "../../Console.tsx";
import "../PersonEdit.tsx";

const MAYA = {
  id: "maya",
  name: "Maya Chen",
  email: "maya@a.example",
  role: "Employee",
  isActive: true,
  isErased: false,
};
const of = (type: string, more: object) => ({
  id: type,
  type,
  summary: `${type}.`,
  until: null,
  passedOver: [],
  ...more,
});

test("a person's page shows which policy applies for each leave type, and why", async () => {
  openConsole("/admin/people/maya", "Admin", {
    "GET /api/admin/people/maya": MAYA,
    "GET /api/admin/people/maya/policies": [
      of("vacation", { of: "group", name: "grade: senior", passedOver: ["part-time"] }),
      of("sick", { of: "person", name: null, until: "2027-07-01" }),
      of("personal", { of: "office", name: "Berlin" }),
    ],
  });
  expect(
    await screen.findByText("From the group “grade: senior”, which takes precedence over part-time"),
  ).toBeVisible();
  expect(screen.getByText("Their own policy, through Jun 30, 2027")).toBeVisible();
  expect(screen.getByText("From the office “Berlin”")).toBeVisible();
  expect(screen.getByRole("link", { name: "Vacation" })).toHaveAttribute("href", "/admin/policies/vacation");
});

const policy = (id: string, officeName: string, allowance: string) => ({
  id,
  officeName,
  allowance,
  type: "vacation",
});

test("a policy added for a person starts as a copy of the one that applies to them", async () => {
  const { keys } = openConsole("/admin/people/maya", "Admin", {
    "GET /api/admin/people/maya": MAYA,
    "GET /api/admin/people/maya/policies": [of("vacation", { of: "office", name: "Berlin", id: "p1" })],
    "GET /api/admin/policies": [policy("p1", "Berlin", "30 days a year"), policy("p2", "Rome", "20 days a year")],
  });
  await keys.click(await screen.findByRole("button", { name: "Add policy" }));
  const start = await screen.findByLabelText("Start from");
  await waitFor(() => expect(start).toHaveValue("Berlin: 30 days a year"));
});
