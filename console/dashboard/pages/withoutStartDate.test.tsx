import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { peopleWithoutStartDate } from "#core/links/peopleWithoutStartDate.ts";
import type { Role } from "#core/people/access/roles.ts";
import { user } from "../testing/facts.ts";
import { openApp } from "../testing/openApp.tsx";
import { MAYA, USERS_PAGE } from "../testing/usersPage.tsx";
import "./UsersPage.tsx";

const without = (name: string) => user(name, "Employee", { startDate: null });
const open = (role: Role, ...users: object[]) =>
  openApp("/settings/users", role, { ...USERS_PAGE, "GET /api/users": users });

test("the users page counts the people without a start date and links to them", async () => {
  open("Admin", MAYA, without("Leo Martins"));
  expect(
    await screen.findByText(
      /^1 person has no start date\. Unless a policy needs the date, their time off accrues for the whole year/,
    ),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Show them" })).toHaveAttribute("href", peopleWithoutStartDate);
});

test("the notice counts everyone without a start date", async () => {
  open("Owner", without("Leo Martins"), without("Tom Okafor"));
  expect(await screen.findByText(/^2 people have no start date/)).toBeVisible();
});

test("the users page shows no notice if everyone has a start date", async () => {
  open("Admin", MAYA);
  expect(await screen.findByText("Maya Chen")).toBeVisible();
  expect(screen.queryByText(/no start date/)).toBeNull();
});
