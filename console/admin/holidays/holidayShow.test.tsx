import { beforeEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openConsole } from "../testing/openConsole.tsx";
import "../Console.tsx";

const HOLIDAY = {
  id: "new-year",
  name: "New Year's Day",
  type: "federal",
  part: "full",
  minutes: null,
  officeId: "berlin",
  officeName: "Berlin",
  officeCountry: "Germany",
  officeTimezone: "Asia/Tokyo",
};

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2027-01-01T16:00:00Z"));
});

test.each([
  ["2027-01-03", "Requests that include this day will be recalculated."],
  ["2027-01-02", "Time off that includes this day stays as it is."],
])("the confirmation of the deletion of a holiday on %s states its effect on time off", async (date, effect) => {
  const { keys } = openConsole("/admin/holidays/new-year/show", "Admin", {
    "GET /api/admin/holidays/new-year": { ...HOLIDAY, date },
  });
  await keys.click(await screen.findByRole("button", { name: "Delete holiday" }));
  expect(await screen.findByRole("dialog", { name: "Delete New Year's Day?" })).toHaveTextContent(effect);
});
