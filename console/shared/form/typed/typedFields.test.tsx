import "@testing-library/jest-dom/jest-globals";
import { expect, jest, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { OwnCalendarContext } from "../../calendar/ownCalendar.ts";
import { quickKeys } from "../../testing/quickKeys.ts";
import { MonthField } from "./MonthField.tsx";
import { TimeField } from "./TimeField.tsx";

function openField(Field: typeof MonthField | typeof TimeField, initial = "") {
  jest.spyOn(Date, "now").mockReturnValue(Date.UTC(2027, 1, 10, 12));
  const given: string[] = [];
  function Example() {
    const [value, setValue] = useState(initial);
    const give = (next: string) => {
      given.push(next);
      setValue(next);
    };
    return <Field label="Field" helperText="Or blank" value={value} onChange={give} onUnreadable={give} />;
  }
  render(
    <OwnCalendarContext value={{ timezone: "America/New_York", weekStart: 7 }}>
      <Example />
    </OwnCalendarContext>,
  );
  return { field: screen.getByRole("textbox", { name: "Field" }), keys: quickKeys(), given };
}

test("a time is typed as people write it, shown in full meanwhile, and written out afterward", async () => {
  const { field, keys, given } = openField(TimeField);
  expect(field).toHaveAccessibleDescription("Or blank");
  await keys.type(field, "9");
  expect(field).toHaveAccessibleDescription("9:00 AM");
  await keys.type(field, ":30 pm");
  expect(given.at(-1)).toBe("21:30");
  await keys.tab();
  expect(field).toHaveValue("9:30 PM");
});

test("text that is no time is explained once the person leaves the field, and given to the form, which refuses it", async () => {
  const { field, keys, given } = openField(TimeField, "21:30");
  expect(field).toHaveValue("9:30 PM");
  await keys.clear(field);
  await keys.type(field, "25");
  expect(field).toBeValid();
  await keys.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("“25” isn't a time. Try “9:30” or “2 pm”.");
  expect(given.at(-1)).toBe("25");
});

test("a month is typed in words, or chosen among the months of a year", async () => {
  const { field, keys, given } = openField(MonthField);
  await keys.type(field, "last month");
  await keys.tab();
  expect(field).toHaveValue("Jan 2027");
  await keys.click(screen.getByRole("button", { name: "Choose a month" }));
  const months = within(await screen.findByRole("dialog", { name: "Choose a month" }));
  expect(months.getByRole("button", { name: "January 2027" })).toHaveFocus();
  await keys.click(months.getByRole("button", { name: "Previous year" }));
  await keys.click(months.getByRole("button", { name: "November 2026" }));
  expect(given.at(-1)).toBe("2026-11");
  expect(field).toHaveValue("Nov 2026");
  expect(screen.queryByRole("dialog")).toBeNull();
});
