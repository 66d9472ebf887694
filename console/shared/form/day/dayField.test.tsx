import "@testing-library/jest-dom/jest-globals";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { z } from "zod";
import type { WeekStart } from "#core/calendar/weeks.ts";
import { OwnCalendarContext } from "../../calendar/ownCalendar.ts";
import { quickKeys } from "../../testing/quickKeys.ts";
import { DateInput } from "../DateInput.tsx";
import { Form } from "../Form.tsx";
import { useZodForm } from "../useZodForm.ts";
import { DayField } from "./DayField.tsx";

const NOW = Date.UTC(2027, 1, 10, 12);

function openField({ initial = "", weekStart = 7 }: { initial?: string; weekStart?: WeekStart } = {}) {
  jest.spyOn(Date, "now").mockReturnValue(NOW);
  const given: string[] = [];
  function Example() {
    const [value, setValue] = useState(initial);
    const give = (next: string) => {
      given.push(next);
      setValue(next);
    };
    return (
      <DayField
        label="Last day"
        helperText="Or blank"
        value={value}
        onChange={give}
        onUnreadable={give}
        min="2027-02-02"
      />
    );
  }
  render(
    <OwnCalendarContext value={{ timezone: "America/New_York", weekStart }}>
      <Example />
    </OwnCalendarContext>,
  );
  const keys = quickKeys();
  const field = screen.getByRole("textbox", { name: "Last day" });
  const openCalendar = async () => {
    await keys.click(screen.getByRole("button", { name: "Choose a day" }));
    return within(await screen.findByRole("dialog", { name: "Choose a day" }));
  };
  return { field, keys, given, openCalendar };
}

test("a day is typed in words, named in full meanwhile, and written out when the person leaves the field", async () => {
  const { field, keys, given } = openField();
  expect(field).toHaveAccessibleDescription("Or blank");
  await keys.type(field, "fri");
  expect(field).toHaveAccessibleDescription("Friday, February 12, 2027");
  expect(given.at(-1)).toBe("2027-02-12");
  await keys.tab();
  expect(field).toHaveValue("Feb 12, 2027");
  await keys.clear(field);
  expect(given.at(-1)).toBe("");
});

test("text that is no day is explained once the person leaves the field, and given to the form, which refuses it", async () => {
  const { field, keys, given } = openField();
  await keys.type(field, "soonish");
  expect(field).toBeValid();
  expect(given).toEqual([]);
  await keys.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("“soonish” isn't a date. Try “fri” or “dec 24”.");
  expect(field).toHaveValue("soonish");
  expect(given).toEqual(["soonish"]);
});

test("a day is chosen by keyboard in a calendar whose weeks start on the person's first day of the week", async () => {
  const { field, keys, given, openCalendar } = openField({ initial: "2027-02-10" });
  await keys.click(field);
  await keys.keyboard("{Alt>}{ArrowDown}{/Alt}");
  const calendar = within(await screen.findByRole("dialog", { name: "Choose a day" }));
  expect(calendar.getAllByRole("columnheader")[0]).toHaveAccessibleName("Sun");
  expect(calendar.getByRole("gridcell", { name: "Wednesday, February 10, 2027, today" })).toHaveFocus();
  await keys.keyboard("{Home}");
  expect(calendar.getByRole("gridcell", { name: "Sunday, February 7, 2027" })).toHaveFocus();
  await keys.keyboard("{PageUp}{Enter}");
  expect(given).toEqual([]);
  await keys.keyboard("{Shift>}{PageDown}{/Shift}{ArrowRight}{Enter}");
  expect(given).toEqual(["2028-01-08"]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(field).toHaveValue("Jan 08, 2028");
  await openCalendar();
  await keys.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Choose a day" })).toHaveFocus();
});

test("the calendar steps by month and year, and offers today", async () => {
  const { keys, given, openCalendar } = openField({ weekStart: 1, initial: "2026-02-10" });
  const calendar = await openCalendar();
  expect(calendar.getAllByRole("columnheader")[0]).toHaveAccessibleName("Mon");
  await keys.click(calendar.getByRole("button", { name: "Next year" }));
  await keys.click(calendar.getByRole("button", { name: "Next month" }));
  expect(calendar.getByRole("grid", { name: "March 2027" })).toBeVisible();
  await keys.click(calendar.getByRole("button", { name: "Today" }));
  expect(given).toEqual(["2027-02-10"]);
});

test("the form refuses text that is no day, even if a press on its button leaves the focus in the field", async () => {
  jest.spyOn(Date, "now").mockReturnValue(NOW);
  const sent: string[] = [];
  const Input = z.object({ until: z.union([z.literal(""), z.iso.date()]) });
  function Example() {
    const { control, handleSubmit } = useZodForm(Input, { until: "" });
    return (
      <Form sx={{}} onSubmit={handleSubmit(({ until }) => void sent.push(until))}>
        <DateInput control={control} name="until" label="Last day" />
        <button type="submit">Save</button>
      </Form>
    );
  }
  render(
    <OwnCalendarContext value={{ timezone: "America/New_York", weekStart: 7 }}>
      <Example />
    </OwnCalendarContext>,
  );
  const keys = quickKeys();
  const field = screen.getByRole("textbox", { name: "Last day" });
  await keys.type(field, "apr 31");
  await keys.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
  expect(sent).toEqual([]);
  await keys.clear(field);
  await keys.type(field, "apr 30");
  await keys.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toEqual(["2027-04-30"]));
});

test("while a press lasts, the field keeps the day in full, so that the pressed button stays under the pointer", async () => {
  const { field, keys } = openField();
  await keys.type(field, "fri");
  jest.spyOn(document.documentElement, "matches").mockImplementation((selector) => selector === ":active");
  act(() => field.blur());
  expect(field).toHaveAccessibleDescription("Friday, February 12, 2027");
  fireEvent.pointerUp(window);
  await waitFor(() => expect(field).toHaveAccessibleDescription("Or blank"));
  expect(field).toHaveValue("Feb 12, 2027");
});
