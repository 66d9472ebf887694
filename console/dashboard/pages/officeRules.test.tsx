import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { answer } from "../testing/fakeApi.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { BERLIN, bodyOf, choose, HOLIDAYS, MAIN, openOffices, unfold, VACATION } from "../testing/officesPage.tsx";
import { wholeText } from "#console/shared/testing/wholeText.ts";

async function editVacation(changes: Partial<typeof VACATION>, replies: Parameters<typeof openOffices>[0] = {}) {
  const opened = openOffices({
    "GET /api/offices/o1/policies": [{ ...VACATION, ...changes }],
    "PATCH /api/pto-policies/p1": VACATION,
    ...replies,
  });
  const { keys } = opened;
  await unfold(keys, "PTO Policies");
  await keys.click(await screen.findByRole("button", { name: "Edit Vacation policy" }));
  const dialog = within(await screen.findByRole("dialog"));
  const [amount, day] = [dialog.getByLabelText("Accrual Amount"), dialog.getByLabelText("Effective Date (optional)")];
  return { opened, keys, dialog, amount, day };
}

async function savePolicy(keys: ReturnType<typeof openOffices>["keys"], dialog: ReturnType<typeof within>) {
  const button = dialog.getByRole("button", { name: "Save Policy" });
  await waitFor(() => expect(button).toBeEnabled());
  await keys.click(button);
}

async function cancelButton() {
  const question = within(await screen.findByRole("dialog", { name: "Cancel this change?" }));
  const button = await question.findByRole("button", { name: "Cancel Change" });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

describe("the policies of an office", () => {
  test("are fetched on demand and described in words", async () => {
    const { keys, made } = openOffices();
    expect(await screen.findByText(wholeText("United States · America/New York · 1 member"))).toBeVisible();
    expect(made.some(({ path }) => path.includes("policies"))).toBe(false);
    await unfold(keys, "PTO Policies");
    const vacation = await screen.findByRole("article", { name: "Vacation policy" });
    for (const text of ["20 days per year", "start of period", "up to 5 days", "Max balance: 30 days"])
      expect(vacation).toHaveTextContent(text);
    const sick = screen.getByRole("article", { name: "Sick policy" });
    expect(sick).toHaveTextContent("Unlimited");
    expect(sick).toHaveTextContent("Employees can request unlimited sick time off");
    expect(screen.getByRole("article", { name: "Personal policy" })).not.toHaveTextContent(/Carries|Max/);
  });

  test("that need the full editor are described in sentences, and the form links to that editor", async () => {
    const summary = "24 days a year on January 1; up to 24 days carry over and expire on March 31.";
    const german = { ...VACATION, needsFullEditor: true, allowance: "24 days a year", summary };
    const { keys } = openOffices({ "GET /api/offices/o1/policies": [german] });
    await unfold(keys, "PTO Policies");
    const card = await screen.findByRole("article", { name: "Vacation policy" });
    expect(within(card).getByText("24 days a year")).toBeVisible();
    expect(card).toHaveTextContent(summary);
    expect(card).not.toHaveTextContent("per year");
    await keys.click(screen.getByRole("button", { name: "Edit Vacation policy" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Vacation Policy" }));
    expect(dialog.getByText(/Edit it in the policy editor instead/)).toBeVisible();
    expect(dialog.getByText(summary)).toBeVisible();
    expect(dialog.getByRole("link", { name: "Open Policy Editor" })).toHaveAttribute(
      "href",
      "/admin/policies/p1/document",
    );
    expect(dialog.queryByLabelText("Accrual Amount")).not.toBeInTheDocument();
  });

  test("have an empty state", async () => {
    const { keys } = openOffices({ "GET /api/offices/o1/policies": [] });
    await unfold(keys, "PTO Policies");
    expect(await screen.findByText("No PTO policies configured yet")).toBeVisible();
  });

  test("name the day on which an edit without a date starts, which people with other leave years determine", async () => {
    const effectiveOn = "2026-08-01";
    const unaffected = {
      on: effectiveOn,
      isUnchanged: false,
      isUnused: false,
      raisesOwn: false,
      people: 0,
      belowZero: 0,
      impact: [],
      below: [],
    };
    const { keys } = openOffices({ "POST /api/pto-policies/p1/preview": { effectiveOn, ...unaffected } });
    await unfold(keys, "PTO Policies");
    await keys.click(await screen.findByRole("button", { name: "Edit Vacation policy" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Vacation Policy" }));
    expect(dialog.getByText("Leave blank to start on the first day of this leave year")).toBeVisible();
    await keys.type(dialog.getByLabelText("Accrual Amount"), "5");
    expect(await dialog.findByText("Leave blank to start on August 1, 2026")).toBeVisible();
  });

  test("an edit is saved only once its impact is shown, and its people below zero are then confirmed", async () => {
    const ann = { userId: "u2", name: "Ann", before: 10, after: -6 };
    const counts = { effectiveOn: "2026-01-01", on: "2026-06-01", isUnchanged: false, isUnused: false };
    const shown = { ...counts, raisesOwn: false, people: 1, belowZero: 1, impact: [ann], below: [ann] };
    const preview = heldReply();
    const { opened, keys, dialog, amount } = await editVacation(
      {},
      { "POST /api/pto-policies/p1/preview": preview.reply },
    );
    const button = () => dialog.getByRole("button", { name: /^Save/ });
    expect(button()).toBeEnabled();
    await keys.clear(amount);
    await keys.type(amount, "4");
    expect(button()).toBeDisabled();
    await keys.type(amount, "{Enter}");
    expect(await dialog.findByText("Checking whose balances change...")).toBeVisible();
    await keys.type(amount, "{Enter}");
    expect(button()).toBeDisabled();
    preview.give(shown);
    expect(await dialog.findByText("Below zero: Ann (−6)")).toBeVisible();
    expect(bodyOf(opened, "PATCH")).toBeUndefined();
    await keys.click(dialog.getByRole("button", { name: "Save Anyway" }));
    await waitFor(() => expect(bodyOf(opened, "PATCH")).toEqual({ accrualAmount: 4, confirmed: true }));
  });

  test("emptying the cap of a policy removes it", async () => {
    const opened = openOffices({ "PATCH /api/pto-policies/p1": VACATION });
    const { keys } = opened;
    await unfold(keys, "PTO Policies");
    await keys.click(await screen.findByRole("button", { name: "Edit Vacation policy" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Vacation Policy" }));
    const amount = dialog.getByLabelText("Accrual Amount");
    for (const wrong of ["", "-1"]) {
      await keys.clear(amount);
      if (wrong) await keys.type(amount, wrong);
      await savePolicy(keys, dialog);
      expect(await dialog.findByText("Please enter a valid accrual amount (minimum 0).")).toBeVisible();
    }
    expect(opened.made.some(({ method }) => method === "PATCH")).toBe(false);
    await keys.clear(amount);
    await keys.type(amount, "22.5");
    await choose(keys, "Accrual Timing", "Monthly increments");
    await keys.clear(dialog.getByLabelText("Max Balance (optional)"));
    await savePolicy(keys, dialog);
    expect(await screen.findByText("Policy Updated")).toBeVisible();
    expect(bodyOf(opened, "PATCH")).toEqual({
      accrualAmount: 22.5,
      accrualTiming: "monthly_increments",
      maxBalance: null,
      confirmed: false,
    });
  });

  test("saving sends only the effective date and the changed fields, so that a scheduled raise stays", async () => {
    const scheduled = [{ effectiveOn: "2028-01-01", changes: { accrualAmount: 25 } }];
    const opened = openOffices({
      "GET /api/offices/o1/policies": [{ ...VACATION, scheduled }],
      "PATCH /api/pto-policies/p1": VACATION,
      "DELETE /api/pto-policies/p1/scheduled?effectiveOn=2028-01-01&field=accrualAmount": answer(204, undefined),
    });
    const { keys } = opened;
    await unfold(keys, "PTO Policies");
    await keys.click(await screen.findByRole("button", { name: "Edit Vacation policy" }));
    const dialog = within(await screen.findByRole("dialog"));
    await keys.click(dialog.getByRole("button", { name: "Cancel Change: From January 1, 2028: accrual of 25 days" }));
    await keys.click(await cancelButton());
    expect(await screen.findByText("Change Canceled")).toBeVisible();
    await savePolicy(keys, dialog);
    expect(await screen.findByText("Nothing changed: the policy already has these values.")).toBeVisible();
    expect(bodyOf(opened, "PATCH")).toBeUndefined();
    const carryOver = dialog.getByLabelText("Carry-Over Days");
    await keys.clear(carryOver);
    await keys.type(carryOver, "8");
    await keys.type(dialog.getByLabelText("Effective Date (optional)"), "2028-06-01");
    await savePolicy(keys, dialog);
    await waitFor(() =>
      expect(bodyOf(opened, "PATCH")).toEqual({ carryOverDays: 8, effectiveOn: "2028-06-01", confirmed: false }),
    );
  });

  test("a day in the future shows the values scheduled for it, so that today's can be scheduled again", async () => {
    const scheduled = [{ effectiveOn: "2028-01-01", changes: { accrualAmount: 25 } }];
    const { opened, keys, dialog, amount, day } = await editVacation({ scheduled });
    await keys.type(day, "2028-06-01");
    await waitFor(() => expect(amount).toHaveValue(25));
    expect(day).toHaveAccessibleDescription("The fields show the values scheduled for this date");
    await keys.clear(amount);
    await keys.type(amount, "20");
    await savePolicy(keys, dialog);
    await waitFor(() =>
      expect(bodyOf(opened, "PATCH")).toEqual({ accrualAmount: 20, effectiveOn: "2028-06-01", confirmed: false }),
    );
  });

  test("a past day shows the values that applied on it, so that today's can start earlier", async () => {
    const past = [{ effectiveOn: "2027-03-01", before: { accrualAmount: 15, maxBalance: null } }];
    const { opened, keys, dialog, amount, day } = await editVacation({ past });
    await keys.type(day, "2027-02-01");
    await waitFor(() => expect(amount).toHaveValue(15));
    expect(dialog.getByLabelText("Max Balance (optional)")).toHaveValue(null);
    expect(day).toHaveAccessibleDescription(
      "The fields show the values that applied on this date. A value that you change also replaces any later values up to today.",
    );
    await savePolicy(keys, dialog);
    expect(
      await screen.findByText("Nothing changed: the policy already has these values on February 1, 2027."),
    ).toBeVisible();
    await keys.clear(amount);
    await keys.type(amount, "20");
    await savePolicy(keys, dialog);
    await waitFor(() =>
      expect(bodyOf(opened, "PATCH")).toEqual({ accrualAmount: 20, effectiveOn: "2027-02-01", confirmed: false }),
    );
  });

  test("a card shows its scheduled changes, which can be canceled there", async () => {
    const scheduled = [{ effectiveOn: "2028-01-01", changes: { accrualAmount: 25 } }];
    const opened = openOffices({
      "GET /api/offices/o1/policies": [{ ...VACATION, scheduled }],
      "DELETE /api/pto-policies/p1/scheduled?effectiveOn=2028-01-01&field=accrualAmount": answer(204, undefined),
    });
    const { keys } = opened;
    await unfold(keys, "PTO Policies");
    const card = within(await screen.findByRole("article", { name: "Vacation policy" }));
    expect(card.getByText("From January 1, 2028: accrual of 25 days")).toBeVisible();
    opened.replies["GET /api/offices/o1/policies"] = [VACATION];
    await keys.click(card.getByRole("button", { name: "Cancel Change: From January 1, 2028: accrual of 25 days" }));
    const question = within(screen.getByRole("dialog", { name: "Cancel this change?" }));
    expect(question.getByText("From January 1, 2028: accrual of 25 days. You can schedule it again.")).toBeVisible();
    await keys.click(await cancelButton());
    expect(await screen.findByText("Change Canceled")).toBeVisible();
    await waitFor(() => expect(card.queryByText("Scheduled Changes")).toBeNull());
    expect(card.getByText("20 days per year")).toBeVisible();
  });

  test("the question before a change is canceled shows whose balances change, and confirms those below zero", async () => {
    const scheduled = [{ effectiveOn: "2028-01-01", changes: { accrualAmount: 25 } }];
    const bob = { userId: "bob", name: "Bob", before: 5, after: -5 };
    const { keys, made } = openOffices({
      "GET /api/offices/o1/policies": [{ ...VACATION, scheduled }],
      "POST /api/pto-policies/p1/scheduled/preview": {
        effectiveOn: "2028-01-01",
        on: "2028-01-01",
        isUnchanged: false,
        isUnused: false,
        raisesOwn: false,
        people: 1,
        belowZero: 1,
        impact: [bob],
        below: [bob],
      },
      "DELETE /api/pto-policies/p1/scheduled?effectiveOn=2028-01-01&field=accrualAmount&confirmed=true": answer(
        204,
        undefined,
      ),
    });
    await unfold(keys, "PTO Policies");
    await keys.click(await screen.findByRole("button", { name: /^Cancel Change: / }));
    const question = within(screen.getByRole("dialog", { name: "Cancel this change?" }));
    expect(await question.findByText(/^1 person, −10 days as of .*; 1 falls below zero\.$/)).toBeVisible();
    expect(question.getByText("Below zero: Bob (−5)")).toBeVisible();
    await keys.click(question.getByRole("button", { name: "Cancel Anyway" }));
    expect(await screen.findByText("Change Canceled")).toBeVisible();
    expect(made.find(({ path }) => path.endsWith("/scheduled/preview"))?.body).toEqual({
      effectiveOn: "2028-01-01",
      field: "accrualAmount",
    });
  });

  test("the question before a scheduled policy is canceled ends the policy's summary with one period", async () => {
    const scheduled = [{ effectiveOn: "2028-01-01", changes: {}, summary: "24 days a year on January 1." }];
    const { keys } = openOffices({ "GET /api/offices/o1/policies": [{ ...VACATION, scheduled }] });
    await unfold(keys, "PTO Policies");
    await keys.click(await screen.findByRole("button", { name: /^Cancel Change: / }));
    expect(screen.getByRole("dialog", { name: "Cancel this change?" })).toHaveTextContent(
      "From January 1, 2028: 24 days a year on January 1. You can schedule it again.",
    );
  });

  test("after a scheduled change is canceled, the focus stays in its card", async () => {
    const scheduled = [{ effectiveOn: "2028-01-01", changes: { accrualAmount: 25, carryOverDays: 8 } }];
    const { keys, replies } = openOffices({
      "GET /api/offices/o1/policies": [{ ...VACATION, scheduled }],
      "DELETE /api/pto-policies/p1/scheduled?effectiveOn=2028-01-01&field=accrualAmount": answer(204, undefined),
      "DELETE /api/pto-policies/p1/scheduled?effectiveOn=2028-01-01&field=carryOverDays": answer(204, undefined),
    });
    await unfold(keys, "PTO Policies");
    const card = await screen.findByRole("article", { name: "Vacation policy" });
    const cancel = () => within(card).getAllByRole("button", { name: /^Cancel Change: From January 1, 2028/ });
    replies["GET /api/offices/o1/policies"] = [
      { ...VACATION, scheduled: [{ effectiveOn: "2028-01-01", changes: { carryOverDays: 8 } }] },
    ];
    await keys.click(cancel()[0] as HTMLElement);
    await keys.click(await cancelButton());
    await waitFor(() => expect(cancel()).toEqual([document.activeElement]));
    replies["GET /api/offices/o1/policies"] = [VACATION];
    await keys.keyboard("{Enter}");
    await keys.click(await cancelButton());
    await waitFor(() => expect(within(card).queryByText("Scheduled Changes")).toBeNull());
    expect(card).toContainElement(document.activeElement as HTMLElement);
    expect(card).not.toBe(document.activeElement);
    await keys.tab({ shift: true });
    expect(within(card).getByRole("button", { name: "Edit Vacation policy" })).toHaveFocus();
  });

  test("an unlimited policy hides the accrual fields and sends 0", async () => {
    const opened = openOffices({ "PATCH /api/pto-policies/p1": answer(400, { error: "Not in this year" }) });
    const { keys } = opened;
    await unfold(keys, "PTO Policies");
    await keys.click(await screen.findByRole("button", { name: "Edit Vacation policy" }));
    const dialog = within(await screen.findByRole("dialog"));
    await keys.clear(dialog.getByLabelText("Carry-Over Days"));
    await keys.click(dialog.getByLabelText("Unlimited vacation leave"));
    expect(dialog.queryByLabelText("Accrual Amount")).toBeNull();
    await savePolicy(keys, dialog);
    expect(await screen.findByText("Not in this year")).toBeInTheDocument();
    expect(bodyOf(opened, "PATCH")).toEqual({ isUnlimited: true, accrualAmount: 0, confirmed: false });
  });
});

describe("the holidays of an office", () => {
  test("are listed by date, those of earlier years last", async () => {
    const later = { ...HOLIDAYS[0], id: "later", name: "Jubilee", date: "2030-01-01" };
    const { keys } = openOffices({ "GET /api/offices/o1/holidays": [...HOLIDAYS.toReversed(), later] });
    await unfold(keys, "Holidays");
    await screen.findByText("New Year's Day");
    expect(screen.getByRole("region", { name: "Holidays in 2025" })).toHaveTextContent("Wed, January 1, 2025Federal");
    const days = screen.getAllByRole("button", { name: /^Delete .* on/ });
    expect(days.map((day) => day.ariaLabel)).toEqual([
      "Delete Jubilee on Tue, January 1, 2030",
      "Delete Founders' Day on Mon, May 4, 2026",
      "Delete New Year's Day on Wed, January 1, 2025",
    ]);
  });

  test("can be deleted, which moves the focus to the list", async () => {
    const opened = openOffices({ "DELETE /api/holidays/h2": answer(204) });
    const { keys } = opened;
    await unfold(keys, "Holidays");
    const [first, second] = await screen.findAllByRole("button", { name: /^Delete .* on/ });
    if (!first || !second) throw new Error("There must be two holidays");
    await keys.click(first);
    const dialog = within(await screen.findByRole("dialog"));
    opened.replies["GET /api/offices/o1/holidays"] = HOLIDAYS.filter(({ name }) => !first.ariaLabel?.includes(name));
    await keys.click(dialog.getByRole("button", { name: "Delete Holiday" }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toContainElement(second);
  });

  test("can be added one by one", async () => {
    const opened = openOffices({
      "GET /api/offices/o1/holidays": [],
      "POST /api/offices/o1/holidays": answer(201, HOLIDAYS[1]),
    });
    const { keys } = opened;
    await unfold(keys, "Holidays");
    const none = "No holidays configured yet. Add US federal holidays or create custom ones.";
    expect(await screen.findByText(none)).toBeVisible();
    await keys.click(screen.getByRole("button", { name: "Add Holiday" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Holiday" }));
    await keys.click(dialog.getByRole("button", { name: "Add Holiday" }));
    expect(await screen.findByText("Please fill in all fields.")).toBeInTheDocument();
    await keys.type(dialog.getByLabelText("Holiday Name"), "Founders' Day");
    await keys.type(dialog.getByLabelText("Date"), "2026-05-04");
    await keys.click(dialog.getByRole("button", { name: "Add Holiday" }));
    expect(await screen.findByText("Holiday Added")).toBeVisible();
    expect(bodyOf(opened, "POST")).toEqual({
      name: "Founders' Day",
      date: "2026-05-04",
      type: "custom",
      part: "full",
      minutes: null,
    });
  });

  test("can cover some hours, which must be entered", async () => {
    const early = { ...HOLIDAYS[1], part: "hours", minutes: 150 };
    const opened = openOffices({
      "GET /api/offices/o1/holidays": [early],
      "POST /api/offices/o1/holidays": answer(201, early),
    });
    const { keys } = opened;
    await unfold(keys, "Holidays");
    expect(await screen.findByText(/May 4, 2026, 2\.5 hours/)).toBeVisible();
    await keys.click(screen.getByRole("button", { name: "Add Holiday" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Holiday" }));
    await keys.type(dialog.getByLabelText("Holiday Name"), "Early close");
    await keys.type(dialog.getByLabelText("Date"), "2026-12-24");
    await keys.click(dialog.getByRole("combobox", { name: "Part of the Day" }));
    await keys.click(screen.getByRole("option", { name: "Number of hours" }));
    await keys.click(dialog.getByRole("button", { name: "Add Holiday" }));
    expect(await dialog.findByText("Enter a number of hours above 0 and below 24")).toBeVisible();
    await keys.type(dialog.getByLabelText("Hours Off"), "2.5");
    await keys.click(dialog.getByRole("button", { name: "Add Holiday" }));
    expect(await screen.findByText("Holiday Added")).toBeVisible();
    expect(bodyOf(opened, "POST")).toMatchObject({ part: "hours", minutes: 150 });
  });

  test("US holidays are added together, by default for the next year without holidays", async () => {
    const path = "POST /api/offices/o1/holidays/bulk-us-federal";
    const thisYear = { id: "h3", name: "New Year's Day", date: "2027-01-01", type: "federal" };
    const opened = openOffices({
      "GET /api/offices/o1/holidays": [...HOLIDAYS, thisYear],
      [path]: answer(201, { message: "11 US federal holidays for 2028 added.", added: 11 }),
    });
    const { keys } = opened;
    await unfold(keys, "Holidays");
    await keys.click(await screen.findByRole("button", { name: "Add 2028 US Holidays" }));
    expect(await screen.findByText("11 US federal holidays for 2028 added.")).toBeVisible();
    opened.replies[path] = answer(201, { added: 11 });
    await choose(keys, "Year", "2025");
    await keys.click(screen.getByRole("button", { name: "Add 2025 US Holidays" }));
    expect(await screen.findByText("US federal holidays have been added.")).toBeVisible();
    expect(opened.made.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
      { year: 2028 },
      { year: 2025 },
    ]);
  });

  test("a US office without holidays is offered those of two years with one button, or of a chosen year", async () => {
    const opened = openOffices({
      "GET /api/offices/o1/holidays": [],
      "POST /api/offices/o1/holidays/bulk-country": answer(201, { added: 22, message: "22 holidays added." }),
    });
    await unfold(opened.keys, "Holidays");
    const offer = await screen.findByRole("button", { name: "Add 2027 and 2028 US Holidays" });
    expect(screen.getAllByRole("button", { name: /^Add .*Holidays/ })).toEqual([offer]);
    await opened.keys.click(offer);
    expect(await screen.findByText("22 holidays added.")).toBeVisible();
    expect(bodyOf(opened, "POST")).toEqual({ years: [2027, 2028] });
    await choose(opened.keys, "Year", "2025");
    expect(screen.getByRole("button", { name: "Add 2025 US Holidays" })).toBeVisible();
  });

  test("US holidays are offered only in US offices; an empty list offers those of its own country", async () => {
    const opened = openOffices({
      "GET /api/offices": [BERLIN],
      "GET /api/offices/o2/holidays": [],
      "POST /api/offices/o2/holidays/bulk-country": answer(201, { added: 18, message: "18 holidays added." }),
    });
    await unfold(opened.keys, "Holidays");
    const offer = await screen.findByRole("button", { name: "Add 2027 and 2028 Holidays for Germany" });
    expect(screen.queryByText(/US /)).toBeNull();
    expect(
      screen.getByText("No holidays configured yet. Add holidays for Germany or create custom ones."),
    ).toBeVisible();
    expect(bodyOf(opened, "POST")).toBeUndefined();
    await opened.keys.click(offer);
    expect(await screen.findByText("18 holidays added.")).toBeVisible();
    expect(bodyOf(opened, "POST")).toEqual({ years: [2027, 2028] });
  });

  test("the confirmation of a deletion goes by the date at the office", async () => {
    const today = { ...HOLIDAYS[1], id: "h3", name: "Spring Day", date: "2027-02-11" };
    const { keys } = openOffices({
      "GET /api/offices": [{ ...MAIN, timezone: "Pacific/Auckland" }],
      "GET /api/offices/o1/holidays": [today],
    });
    await unfold(keys, "Holidays");
    await keys.click(await screen.findByRole("button", { name: /^Delete Spring Day/ }));
    expect(await screen.findByRole("dialog")).toHaveTextContent("Time off that includes this day stays as it is.");
  });

  test("a deleted holiday leaves the list at once and returns if the server refuses", async () => {
    const held = heldReply();
    const { keys } = openOffices({ "DELETE /api/holidays/h2": held.reply });
    await unfold(keys, "Holidays");
    await keys.click(await screen.findByRole("button", { name: /^Delete Founders' Day/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Time off that includes this day stays as it is\./)).toBeVisible();
    await keys.click(dialog.getByRole("button", { name: "Delete Holiday" }));
    await waitFor(() => expect(screen.queryByText("Founders' Day")).toBeNull());
    held.give(answer(500, ""));
    expect(await screen.findByText("Failed to delete holiday.")).toBeVisible();
    expect(await screen.findByText("Founders' Day")).toBeVisible();
  });
});
