import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import type { RosterAnswer } from "#core/api/calendar/RosterAnswer.ts";
import { calendarEvent, preview } from "../../../testing/facts.ts";
import { openApp } from "../../../testing/openApp.tsx";
import { pickerDays, pickerDayText, workedBy } from "#console/shared/calendar/picker/pickerDays.ts";
import { spanInFull } from "./spanInFull.ts";

const TODAY = "2027-02-10";

test.each([
  ["2027-12-24", "2027-12-28", false, "full", "Friday, December 24 to Tuesday, December 28"],
  ["2027-02-12", "2027-02-12", false, "full", "Friday, February 12"],
  ["2027-02-12", "2027-02-12", true, "pm", "Friday, February 12, afternoon"],
  ["2027-02-12", "2027-02-12", true, "full", "Friday, February 12, half day"],
  ["2027-12-31", "2028-01-03", false, "full", "Friday, December 31, 2027, to Monday, January 3, 2028"],
])("%s to %s in full", (startDate, endDate, isHalfDay, startPart, text) => {
  expect(spanInFull({ startDate, endDate, isHalfDay, startPart }, TODAY)).toBe(text);
});

const ownDays: RosterAnswer = {
  from: "2027-02-08",
  to: "2027-02-14",
  officeId: "o1",
  people: [{ id: "u1", name: "Ann Whitfield", officeId: "o1", days: "ww-w---" }],
  total: 1,
  offices: [
    {
      id: "o1",
      name: "Main Office",
      days: "wwww---",
      holidays: [{ date: "2027-02-12", name: "Lincoln's Birthday", part: "full", minutes: null, isClosure: false }],
    },
  ],
};
const events = [
  calendarEvent({ id: "own", userId: "u1", status: "pending", startDate: "2027-02-11", endDate: "2027-02-11" }),
  ...["Tom", "Kim", "Mo", "Lu", "Di"].map((userName) =>
    calendarEvent({ id: userName, userId: userName, userName, startDate: "2027-02-11", endDate: "2027-02-11" }),
  ),
];
const closed = [
  {
    id: "b",
    kind: "blackout",
    startDate: "2027-02-09",
    endDate: "2027-02-09",
    text: "Stocktaking",
    types: null,
  } as const,
];

test.each([
  ["2027-02-08", ""],
  ["2027-02-09", "blackout (Stocktaking)"],
  ["2027-02-10", "not a workday"],
  ["2027-02-11", "your pending request, Tom, Kim, Mo, Lu, and 1 other away"],
  ["2027-02-12", "Lincoln's Birthday, not a workday"],
  ["2027-03-06", "not a workday"],
])("the calendar describes %s: %s", (date, text) => {
  expect(pickerDayText(pickerDays({ viewerId: "u1", days: ownDays, events, closed })(date))).toBe(text);
});

test("weekdays count as workdays until the person's own days off are known", () => {
  expect(["2027-02-10", "2027-02-13"].map(workedBy(undefined))).toEqual([true, false]);
  expect(["2027-02-10", "2027-02-11"].map(workedBy(ownDays))).toEqual([false, true]);
});

async function openForm(replies: Record<string, unknown> = {}) {
  const app = openApp("/employee", "Employee", {
    "GET /api/pto-requests/preview": preview(),
    "GET /api/team/calendar": events,
    "GET /api/team/roster?who=me": ownDays,
    ...replies,
  });
  const reopen = async () => {
    await app.keys.click(await screen.findByRole("button", { name: "Request Time Off" }));
    return within(await screen.findByRole("dialog", { name: "Request Time Off" }));
  };
  return { ...app, reopen, form: await reopen() };
}

describe("dates in the request form", () => {
  test("have a length without the person's days off before a type is chosen", async () => {
    const { form, keys } = await openForm();
    await keys.type(form.getByRole("textbox", { name: "Dates" }), "2027-02-10 to 2027-02-12");
    expect(await form.findByText("1 day")).toBeVisible();
  });

  test("are typed in words and shown in full at once; other text is explained and changes nothing", async () => {
    const { form, keys } = await openForm();
    const typed = form.getByRole("textbox", { name: "Dates" });
    await keys.type(typed, "fri");
    expect(typed).toHaveAccessibleDescription("Friday, February 12");
    expect(form.getByLabelText("Start Date")).toHaveValue("Feb 12, 2027");
    expect(form.getByLabelText("End Date")).toHaveValue("Feb 12, 2027");
    await keys.type(typed, " - tuesdya");
    expect(typed).toHaveAccessibleDescription("“tuesdya” isn't a date.");
    expect(form.getByLabelText("End Date")).toHaveValue("Feb 12, 2027");
    expect(form.getByRole("button", { name: "Submit Request" })).toBeDisabled();
    await keys.clear(typed);
    await keys.type(typed, "mon pm");
    expect(typed).toHaveAccessibleDescription("Monday, February 15, afternoon");
    expect(form.getByRole("checkbox", { name: "Half day" })).toBeChecked();
    expect(form.getByRole("combobox", { name: "Which Half" })).toHaveTextContent("Afternoon");
  });

  test("are chosen in a calendar by keyboard, with what is known about each day", async () => {
    const { form, keys } = await openForm();
    await keys.click(form.getByRole("button", { name: "Choose in a calendar" }));
    const picker = within(await screen.findByRole("dialog", { name: "Choose dates" }));
    expect(picker.getAllByRole("grid").map((grid) => grid.getAttribute("aria-label"))).toEqual(
      expect.arrayContaining(["February 2027"]),
    );
    const thursday = await picker.findByRole("gridcell", {
      name: /^Thursday, February 11, 2027, your pending request/,
    });
    expect(picker.getByRole("gridcell", { name: "Tuesday, February 9, 2027" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await keys.keyboard("{ArrowRight}");
    expect(thursday).toHaveFocus();
    await keys.keyboard("{Enter}");
    expect(picker.getByText("Thursday, February 11. Choose the last day")).toBeVisible();
    await keys.keyboard("{End}{ArrowRight}{ArrowRight} ");
    const chosen = "Thursday, February 11 to Monday, February 15";
    expect(form.getByRole("textbox", { name: "Dates" })).toHaveAccessibleDescription(chosen);
    expect(screen.queryByRole("dialog", { name: "Choose dates" })).toBeNull();
    expect(form.getByRole("button", { name: "Choose in a calendar" })).toHaveFocus();
  });

  test("are kept with the rest of the form when it is closed, until the draft is discarded or sent", async () => {
    const { form, keys, reopen, made } = await openForm({ "POST /api/pto-requests": { ...events[0], days: 1 } });
    expect(form.queryByRole("button", { name: "Discard Draft" })).toBeNull();
    await keys.type(form.getByRole("textbox", { name: "Dates" }), "next week");
    await keys.type(form.getByLabelText("Notes (optional)"), "Skiing");
    await keys.click(form.getByRole("combobox", { name: "PTO Type" }));
    await keys.click(await screen.findByRole("option", { name: "Vacation" }));
    await keys.keyboard("{Escape}");
    let again = await reopen();
    expect(again.getByRole("textbox", { name: "Dates" })).toHaveValue("next week");
    const nextWeek = "Monday, February 15 to Friday, February 19";
    expect(again.getByRole("textbox", { name: "Dates" })).toHaveAccessibleDescription(nextWeek);
    expect(again.getByLabelText("Notes (optional)")).toHaveValue("Skiing");
    await keys.click(again.getByRole("button", { name: "Discard Draft" }));
    expect(again.getByRole("textbox", { name: "Dates" })).toHaveValue("");
    expect(again.getByLabelText("Notes (optional)")).toHaveValue("");
    expect(again.getByRole("combobox", { name: "PTO Type" })).toHaveFocus();
    expect(again.queryByText("Please select a PTO type")).toBeNull();
    await keys.click(again.getByRole("combobox", { name: "PTO Type" }));
    await keys.click(await screen.findByRole("option", { name: "Vacation" }));
    await keys.type(again.getByRole("textbox", { name: "Dates" }), "thu");
    await keys.keyboard("{Control>}{Enter}{/Control}");
    await screen.findByText("PTO Request Submitted");
    expect(made.find(({ method }) => method === "POST")?.body).toMatchObject({ startDate: "2027-02-11" });
    again = await reopen();
    expect(again.getByRole("textbox", { name: "Dates" })).toHaveValue("");
  });

  test("follow a type that was chosen from a menu with balances", async () => {
    const balance = { type: "vacation", isUnlimited: false, available: 11.5 };
    const { form, keys } = await openForm({ "GET /api/pto-balances": [balance, { type: "sick", isUnlimited: true }] });
    await keys.click(form.getByRole("combobox", { name: "PTO Type" }));
    expect(await screen.findByRole("option", { name: "Vacation 11.5 days" })).toBeVisible();
    expect(screen.getByRole("option", { name: "Sick Unlimited" })).toBeVisible();
  });
});
