import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { openConsole } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./PeopleList.tsx";

const person = (id: string, name: string, startDate: string | null) => ({
  id,
  name,
  email: `${id}@a.example`,
  role: "Employee",
  officeName: "Main Office",
  managerName: null,
  startDate,
  isActive: true,
  isErased: false,
});
const ADA = person("ada", "Ada Reyes", "2025-01-01");
const MAYA = person("maya", "Maya Chen", null);
const TOM = person("tom", "Tom Okafor", null);

const filterOf = (url: string) =>
  JSON.parse(new URLSearchParams(url.split("?")[1]).get("filter") ?? "{}") as Record<string, unknown>;
const people = (...all: (typeof ADA)[]) => ({
  "GET /api/admin/people": (_: unknown, url: string) =>
    filterOf(url)["hasStartDate"] === "false" ? all.filter(({ startDate }) => startDate === null) : all,
});

test("the list of people counts those without a start date and can show only them", async () => {
  const { keys } = openConsole("/admin/people", "Admin", people(ADA, MAYA, TOM));
  expect(
    await screen.findByText(
      /^2 people have no start date\. Unless a policy needs the date, their time off accrues for the whole year/,
    ),
  ).toBeVisible();
  expect(await screen.findByText("Ada Reyes", { selector: "a" })).toBeVisible();
  await keys.click(screen.getByRole("link", { name: "Show them" }));
  await waitFor(() => expect(screen.queryByText("Ada Reyes", { selector: "a" })).toBeNull());
  expect(screen.getByText("Maya Chen", { selector: "a" })).toBeVisible();
  expect(screen.getByText("Tom Okafor", { selector: "a" })).toBeVisible();
  expect(screen.queryByText(/no start date/)).toBeNull();
});

test("the list of people has no notice about start dates if everyone has one", async () => {
  const { made } = openConsole("/admin/people", "Admin", people(ADA));
  expect(await screen.findByText("Ada Reyes", { selector: "a" })).toBeVisible();
  await waitFor(() =>
    expect(made.filter(({ path }) => filterOf(path)["hasStartDate"] === "false").length).toBeGreaterThan(0),
  );
  expect(screen.queryByText(/no start date/)).toBeNull();
});
