import { beforeEach, expect, jest, test } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
import "../Console.tsx";

const HOLIDAY = {
  id: "h1",
  name: "Harvest Festival",
  date: "2027-09-10",
  type: "custom",
  part: "full",
  minutes: null,
  officeId: "berlin",
  officeName: "Berlin",
  officeCountry: "Germany",
  officeTimezone: "Europe/Berlin",
};
const TEAM: TeamAnswer = {
  id: "night",
  name: "Night Shift",
  leadIds: [],
  memberIds: [],
  coverage: null,
  people: [],
  memberCount: 0,
};

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2027-03-01T12:00:00Z"));
});

function openHoliday() {
  let isDeleted = false;
  const missing = refusal(404, "The holiday was not found");
  const { keys } = openConsole("/admin/holidays/h1/show", "Admin", {
    "GET /api/admin/holidays/h1": () => (isDeleted ? missing() : HOLIDAY),
    "DELETE /api/admin/holidays/h1": missing,
  });
  const deleteElsewhere = () => {
    isDeleted = true;
  };
  return { keys, deleteElsewhere };
}

async function expectNoHoliday(): Promise<void> {
  expect(await screen.findByText("Failed to load this holiday")).toBeVisible();
  expect(screen.getByRole("main")).toHaveTextContent("The holiday was not found");
  expect(screen.queryByText("Harvest Festival")).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete holiday" })).toBeNull();
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Holidays" })).toHaveAttribute(
    "href",
    "/admin/holidays",
  );
}

test("a record that was deleted elsewhere doesn't stay on its page when the person returns to it", async () => {
  const { deleteElsewhere } = openHoliday();
  expect(await screen.findByRole("heading", { name: "Harvest Festival" })).toBeVisible();
  deleteElsewhere();
  fireEvent(window, new Event("visibilitychange"));
  await expectNoHoliday();
});

test("a record that was deleted elsewhere doesn't stay on its page when it is deleted again", async () => {
  const { keys, deleteElsewhere } = openHoliday();
  await keys.click(await screen.findByRole("button", { name: "Delete holiday" }));
  deleteElsewhere();
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Harvest Festival?" }));
  await keys.click(dialog.getByRole("button", { name: "Delete holiday" }));
  await expectNoHoliday();
});

test("a record that was deleted elsewhere doesn't stay on its page when its form is saved", async () => {
  let isDeleted = false;
  const missing = refusal(404, "The team was not found");
  const { keys } = openConsole("/admin/teams/night", "Admin", {
    "GET /api/admin/people": [],
    "GET /api/admin/teams/night": () => (isDeleted ? missing() : TEAM),
    "PUT /api/admin/teams/night": missing,
  });
  await keys.type(await screen.findByLabelText("Name"), "s");
  isDeleted = true;
  await keys.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Failed to load this team")).toBeVisible();
  expect(screen.queryByLabelText("Name")).toBeNull();
});
