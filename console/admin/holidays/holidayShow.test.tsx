import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openConsole } from "../testing/openConsole.tsx";
// Imported up front, so that no test waits for a busy machine to compile a page.
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
};

test.each([
  ["2199-01-01", "Requests that include this day will be recalculated."],
  ["2020-01-01", "Time off that includes this day stays as it is."],
])("the confirmation of the deletion of a holiday on %s states its effect on time off", async (date, effect) => {
  const { keys } = openConsole("/admin/holidays/new-year/show", "Admin", {
    "GET /api/admin/holidays/new-year": { ...HOLIDAY, date },
  });
  await keys.click(await screen.findByRole("button", { name: "Delete holiday" }));
  expect(await screen.findByRole("dialog", { name: "Delete New Year's Day?" })).toHaveTextContent(effect);
});
