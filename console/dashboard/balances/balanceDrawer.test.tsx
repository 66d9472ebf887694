import { describe, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { balance, outlook, statementEntry } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";
import { wholeText } from "#console/shared/testing/wholeText.ts";

const ENTRIES = [
  statementEntry({ id: "a1", leaveYear: 2026, effectiveOn: "2026-01-01", cause: "Yearly accrual for 2026" }),
  statementEntry({ id: "a2", leaveYear: 2026, kind: "usage", days: -12, balance: 8, cause: "Vacation approved" }),
  statementEntry({ id: "b1", kind: "carry_over", days: 5, balance: 5, cause: "Carried over from 2026", expired: 3 }),
  statementEntry({ id: "b2", balance: 25 }),
  statementEntry({ id: "b3", kind: "adjustment", days: -1, balance: 24, cause: "Adjusted by Ola Berg: Left early" }),
  statementEntry({
    id: "b4",
    kind: "usage",
    days: -6,
    balance: 18,
    effectiveOn: "2027-05-03",
    cause: "Vacation in May",
  }),
  statementEntry({ id: "c1", leaveYear: 2028, kind: "usage", days: -3, balance: -3, effectiveOn: "2028-01-03" }),
];
const { nextYear: _next, ...figures } = balance();
const VACATION = balance({
  balance: 18,
  available: 15.5,
  nextYear: { ...figures, leaveYear: 2028, used: 3, pending: 1 },
});
const REPLIES = {
  "GET /api/pto-balances": [VACATION],
  "GET /api/users/u1/ledger": ENTRIES,
  "GET /api/users/u1/balance-outlook": outlook(),
  "GET /api/pto-balances?asOf=2027-05-01": [
    balance({ balance: 17, available: 14.5, total: 24, used: 7, pending: 2.5 }),
  ],
};

async function openDrawer(replies: Record<string, unknown> = {}) {
  const app = openApp("/employee", "Employee", { ...REPLIES, ...replies });
  await app.keys.click(await screen.findByRole("button", { name: "How It Adds Up: Vacation" }));
  return { ...app, drawer: within(await screen.findByRole("dialog", { name: "Vacation Balance" })) };
}
type Drawer = Awaited<ReturnType<typeof openDrawer>>["drawer"];

const sumOf = (drawer: Drawer) =>
  drawer
    .getAllByRole("term")
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll("\u00A0", " "));
const rowsOf = (drawer: Drawer) => drawer.getAllByRole("row").map(({ textContent }) => textContent);

describe("the drawer behind a balance card", () => {
  test("doesn't list an adjustment as booked for later if it is already tomorrow where the person works", async () => {
    const adjusted = statementEntry({ id: "b3", kind: "adjustment", effectiveOn: "2027-02-11", cause: "Adjusted" });
    const { drawer } = await openDrawer({ "GET /api/users/u1/ledger": [statementEntry({ id: "b2" }), adjusted] });
    expect(await drawer.findByText("Adjusted")).toBeVisible();
    expect(drawer.queryByText(/^Booked for later/)).toBeNull();
  });

  test("shows, in the current leave year only, the consecutive time off that must still be booked", async () => {
    const block = { days: 10, longest: 5, by: "2027-12-31" };
    const { drawer, keys } = await openDrawer({ "GET /api/pto-balances": [balance({ block })] });
    const text =
      "Book 10 consecutive workdays of vacation leave, starting by Dec 31, 2027. The longest block so far is 5 workdays.";
    expect(await drawer.findByText(text)).toBeVisible();
    await keys.click(drawer.getByRole("tab", { name: "2026" }));
    expect(drawer.queryByText(text)).toBeNull();
  });

  test("subtracts what can't be used today from the balance", async () => {
    const { drawer } = await openDrawer({ "GET /api/pto-balances": [balance({ balance: 18, available: 10 })] });
    await drawer.findByText("10 days");
    expect(sumOf(drawer).slice(-4)).toEqual([
      "Balance: 18",
      "Waiting for a decision: −2.5",
      "Not usable today: −5.5",
      "Available: 10",
    ]);
  });

  test("doesn't leave a negative amount unexplained while a change of approved time off is pending", async () => {
    const words = "Until a change to approved time off is decided, both its old and its new dates are deducted.";
    const { drawer } = await openDrawer({
      "GET /api/pto-balances": [balance({ balance: 2, available: -3, pending: 5 })],
    });
    expect(await drawer.findByText(words)).toBeVisible();
  });

  test("names no pending change if the balance itself is negative", async () => {
    const { drawer } = await openDrawer({
      "GET /api/pto-balances": [balance({ balance: -1, available: -3, pending: 2 })],
    });
    await drawer.findByText("−3 days");
    expect(drawer.queryByText(/^Until a change/)).toBeNull();
  });

  test("subtracts an accrual if its day hasn't begun in the person's new office", async () => {
    const accrual = statementEntry({ id: "a2", days: 2, balance: 27, effectiveOn: "2027-02-11" });
    const booked = statementEntry({ id: "a3", kind: "usage", days: -6, balance: 21, effectiveOn: "2027-05-03" });
    const { drawer } = await openDrawer({
      "GET /api/users/u1/ledger": [statementEntry({ balance: 25, days: 25 }), accrual, booked],
      "GET /api/pto-balances": [balance({ balance: 19, available: 19, pending: 0 })],
    });
    await drawer.findByText("19 days");
    expect(sumOf(drawer)).toEqual([
      "Accrued in 2027: +27",
      "Time off taken or booked: −6",
      "Counts from Feb 11, 2027: −2",
      "Balance: 19",
    ]);
  });

  test("shows the parts of the balance, then every entry with the balance after it", async () => {
    const { drawer } = await openDrawer();
    expect(await drawer.findByText("15.5 days")).toBeVisible();
    expect(sumOf(drawer)).toEqual([
      "Carried over from 2026: +5",
      "Accrued in 2027: +20",
      "Adjustments: −1",
      "Time off taken or booked: −6",
      "Balance: 18",
      "Waiting for a decision: −2.5",
      "Available: 15.5",
    ]);
    expect(rowsOf(drawer)).toEqual([
      "DescriptionDaysBalance",
      "Carried over from 2026Jan 01, 2027+55",
      "Yearly accrual for 2027Jan 01, 2027+2025",
      "Adjusted by Ola Berg: Left earlyJan 01, 2027−124",
      "Booked for later; already deducted from the balance",
      "Vacation in MayMay 03, 2027−618",
    ]);
    expect(drawer.getByRole("link", { name: "Waiting for a decision" })).toHaveAttribute(
      "href",
      "/requests?status=pending",
    );
  });

  test("shows the upcoming changes: accruals, expiring days, and the maximum", async () => {
    const { drawer } = await openDrawer({ "GET /api/users/u1/balance-outlook": outlook({ maxBalance: 30 }) });
    const facts = within(await drawer.findByRole("region", { name: "Upcoming" }));
    expect(await facts.findByText("20 days accrue on Jan 01, 2028.")).toBeVisible();
    expect(facts.getAllByRole("listitem").map(({ textContent }) => textContent.replaceAll("\u00A0", " "))).toEqual([
      "20 days accrue on Jan 01, 2028.",
      "6.5 days expire after Dec 31, 2027, unless used. Up to 5 days can be carried over into 2028.",
      "Accrual stops at a balance of 30 days and resumes below it.",
    ]);
  });

  test.each([
    [{ next: null }, /^No accrual is scheduled for the next two years\.$/],
    [
      { next: { on: "2027-03-01", days: 1, lost: 1 } },
      /^1 day accrues on Mar 01, 2027; 1 more will be lost to the maximum balance unless some days are used/,
    ],
    [
      { next: { on: "2027-03-01", days: 0, lost: 2 } },
      /^The maximum balance is reached: 2 days due on Mar 01, 2027, will be lost/,
    ],
    [
      { expiry: null, carryOverDays: 0 },
      /^Nothing is set to expire at the end of 2027. Nothing is carried over into 2028.$/,
    ],
  ])("shows the upcoming changes for %j", async (changes, words) => {
    const { drawer } = await openDrawer({ "GET /api/users/u1/balance-outlook": outlook(changes) });
    expect(await drawer.findByText(words)).toBeVisible();
  });

  test("names the missing details while accrual waits for them", async () => {
    const { drawer } = await openDrawer({
      "GET /api/pto-balances": [balance({ available: 0, waitingFor: ["startDate", "birthDate"] })],
      "GET /api/users/u1/balance-outlook": outlook({ next: null }),
    });
    expect(await drawer.findByText("Nothing accrues until an Admin adds the start date and birth date.")).toBeVisible();
  });

  test("shows what the balance consists of, with the days on which it expires", async () => {
    const lot = { source: "granted", grant: null, usableFrom: null, expiresOn: null } as const;
    const lots = [
      { ...lot, source: "carried_over", days: 5, left: 3, expiresOn: "2027-03-31" },
      { ...lot, days: 20, left: 14.5 },
      { ...lot, grant: "extra", days: 2, left: 1, usableFrom: "2027-07-01", expiresOn: "2028-06-30" },
      { ...lot, source: "credited", days: 1, left: 1 },
    ] as const;
    const expiry = { on: "2027-04-01", lastDay: "2027-03-31", days: 3, limit: null };
    const changes = outlook({ lots: [...lots], owed: 1.5, expiry });
    const { drawer } = await openDrawer({ "GET /api/users/u1/balance-outlook": changes });
    const list = within(await drawer.findByRole("region", { name: "What's Left" }));
    const parts = drawer.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(parts.slice(0, 2)).toEqual(["What's Left", "All Entries in 2027"]);
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent?.replaceAll("\u00A0", " "))).toEqual([
      "3 of 5 carried-over days left; they expire after Mar 31, 2027",
      "14.5 of 20 days left, granted in 2027",
      "1 of 2 extra days left; it can be used from Jul 01, 2027, and expires after Jun 30, 2028",
      "1 of 1 added day left",
      "1.5 days are owed and will be deducted from what accrues next.",
    ]);
    expect(drawer.getByText("3 days expire after Mar 31, 2027, unless used.")).toBeVisible();
  });

  test("shows no list of what is left if it is all alike", async () => {
    const { drawer } = await openDrawer();
    await drawer.findByRole("region", { name: "Upcoming" });
    expect(drawer.queryByRole("region", { name: "What's Left" })).toBeNull();
  });

  test("shows the limit of a type without grants, and nothing that accrues or expires", async () => {
    const entries = [
      statementEntry({ id: "o1", leaveYear: 2026, kind: "usage", days: -4, balance: 6, isLimited: true }),
      statementEntry({ id: "o2", kind: "usage", days: -2, balance: 4, isLimited: true, cause: "Vacation approved" }),
    ];
    const limit = { per: "rolling12Months", days: 10, before: 4 } as const;
    const { drawer, keys } = await openDrawer({
      "GET /api/pto-balances": [balance({ balance: 4, available: 4, pending: 0 })],
      "GET /api/users/u1/ledger": [...entries, statementEntry({ id: "o3", leaveYear: 2028, kind: "usage", days: -1 })],
      "GET /api/users/u1/balance-outlook": outlook({ limit, lots: [], next: null, expiry: null, carryOverDays: null }),
    });
    expect(await drawer.findByText("Up to 10 days can be taken in any 12 months.")).toBeVisible();
    expect(sumOf(drawer)).toEqual([
      "12-month limit: +10",
      "Taken in the past 12 months, before 2027: −4",
      "Time off taken or booked: −2",
      "Balance: 4",
    ]);
    expect(rowsOf(drawer).at(-1)).toBe("Vacation approvedJan 01, 2027−24");
    expect(drawer.queryByText(/accrues|expire|carried over/)).toBeNull();
    await keys.click(drawer.getByRole("tab", { name: "2026" }));
    expect(drawer.getByText("taken in 2026")).toBeVisible();
    expect(drawer.queryByText("Balance")).toBeNull();
    await keys.click(drawer.getByRole("tab", { name: "2028" }));
    expect(drawer.getByText("2028 hasn't started. Up to 10 days can be taken in any 12 months.")).toBeVisible();
  });

  test("omits the carry-over of nothing, which only marks the year as opened", async () => {
    const carried = { kind: "carry_over", cause: "Carried over from 2026" } as const;
    const entries = [
      statementEntry({ ...carried, id: "n1", days: 0, balance: 0 }),
      statementEntry({ ...carried, id: "n2", days: 4, balance: 4, cause: "Carried over from 2026 (extra)" }),
    ];
    const { drawer } = await openDrawer({ "GET /api/users/u1/ledger": entries });
    expect(await drawer.findByText(/\(extra\)$/)).toBeVisible();
    expect(rowsOf(drawer)).toHaveLength(2);
  });

  test("shows days that expired or moved to another leave type among the parts of the balance", async () => {
    const entries = [
      statementEntry({ id: "x1", balance: 24 }),
      statementEntry({ id: "x2", kind: "transfer", days: 2, balance: 26 }),
      statementEntry({ id: "x3", kind: "expiry", days: -3, balance: 23 }),
      statementEntry({ id: "x4", kind: "cap", days: -1, balance: 22 }),
    ];
    const { drawer } = await openDrawer({ "GET /api/users/u1/ledger": entries });
    await drawer.findByRole("region", { name: "Upcoming" });
    expect(sumOf(drawer)).toEqual(expect.arrayContaining(["Received from other leave types: +2", "Expired: −4"]));
  });

  test("shows earlier years with carried-over and expired days, and the next year before it begins", async () => {
    const { drawer, keys } = await openDrawer({ "GET /api/pto-balances?asOf=2028-01-01": [VACATION] });
    expect(await drawer.findByRole("tab", { name: "2027" })).toHaveAttribute("aria-selected", "true");
    await keys.click(drawer.getByRole("tab", { name: "2026" }));
    expect(drawer.getByText("left when 2026 ended")).toBeVisible();
    expect(sumOf(drawer).slice(-3)).toEqual([
      "Balance at the end of 2026: 8",
      "Carried over into 2027: 5",
      "Expired on Jan 01, 2027: 3",
    ]);
    expect(drawer.queryByRole("region", { name: "Forecast" })).toBeNull();
    await keys.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    expect(drawer.getByText(wholeText("3 days booked · 1 day pending"))).toBeVisible();
    expect(rowsOf(drawer)).toEqual(["DescriptionDays", "Yearly accrual for 2027Jan 03, 2028−3"]);
    expect(await drawer.findByLabelText("Balance on")).toHaveValue("Jan 01, 2028");
  });

  test("shows the newest of many entries first and the rest on demand", async () => {
    const many = Array.from({ length: 12 }, (_, nth) =>
      statementEntry({ id: `m${nth}`, days: 1.67, balance: nth + 1, cause: `Accrual number ${nth + 1}` }),
    );
    const { drawer, keys } = await openDrawer({ "GET /api/users/u1/ledger": many });
    const show = await drawer.findByRole("button", { name: "Show 4 Earlier Entries" });
    expect(show.closest("tr")).toHaveTextContent(/4$/);
    expect(drawer.queryByText("Accrual number 4")).toBeNull();
    await keys.click(show);
    expect(rowsOf(drawer)).toHaveLength(13);
  });

  test("has no forecast for an unlimited type", async () => {
    const entry = statementEntry({
      kind: "usage",
      days: -3,
      balance: 0,
      isUnlimited: true,
      cause: "Vacation approved",
    });
    const { drawer } = await openDrawer({
      "GET /api/pto-balances": [balance({ isUnlimited: true })],
      "GET /api/users/u1/ledger": [entry, { ...entry, id: "later", effectiveOn: "2027-05-03" }],
    });
    expect(await drawer.findByText(/^6 days taken or booked in 2027/)).toBeVisible();
    expect(drawer.getAllByText(/unlimited, not deducted/)).toHaveLength(2);
    expect(drawer.getByText("Booked for later")).toBeVisible();
    expect(drawer.queryByRole("region", { name: "Upcoming" })).toBeNull();
  });

  test("shows an empty state, or the reason why the entries can't be loaded", async () => {
    const { drawer, replies, keys } = await openDrawer({
      "GET /api/users/u1/ledger": answer(500, { error: "Something went wrong" }),
    });
    expect(await drawer.findByText("Failed to load the balance details")).toBeVisible();
    replies["GET /api/users/u1/ledger"] = [];
    await keys.click(drawer.getByRole("button", { name: "Retry" }));
    expect(await drawer.findByText("No entries in 2027 yet")).toBeVisible();
  });

  test("Escape closes it and returns the focus", async () => {
    const { keys } = await openDrawer();
    await keys.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "How It Adds Up: Vacation" })).toHaveFocus();
  });

  test("its URL opens it, and closing it removes it from the URL", async () => {
    const { keys } = openApp("/employee?balance=vacation", "Employee", REPLIES);
    expect(await screen.findByRole("dialog", { name: "Vacation Balance" })).toBeVisible();
    await keys.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(window.location.search).toBe("");
  });
});

describe("the forecast", () => {
  test("gives the available days on a date and their parts", async () => {
    const { drawer } = await openDrawer({
      "GET /api/pto-balances?asOf=2027-09-01": [balance({ balance: 9, available: 4, total: 12, used: 3, pending: 0 })],
      "GET /api/pto-balances?asOf=2027-08-01": [balance({ balance: 1, available: 1, total: 4, used: 3, pending: 0 })],
    });
    expect(await drawer.findByText("14.5 days")).toBeVisible();
    expect(
      drawer.getByText(
        "24 days in total for 2027 by then, less 7 days taken or booked and 2.5 days pending. This assumes that nothing else is booked or changed.",
      ),
    ).toBeVisible();
    fireEvent.change(drawer.getByLabelText("Balance on"), { target: { value: "2027-08-01" } });
    expect(await drawer.findByText(/^On Aug 01, 2027, you will have/)).toHaveTextContent("you will have 1 day");
    fireEvent.change(drawer.getByLabelText("Balance on"), { target: { value: "2027-09-01" } });
    expect(await drawer.findByText(/less 3 days taken or booked and 5 days not usable on that day\./)).toBeVisible();
    fireEvent.change(drawer.getByLabelText("Balance on"), { target: { value: "2027-02-09" } });
    expect(await drawer.findByText("Choose a day from today to Feb 10, 2029.")).toBeVisible();
  });

  test("gives the date when a number of days is available", async () => {
    const path = "GET /api/users/u1/balance-outlook?type=vacation&days=";
    const { drawer, keys } = await openDrawer({
      [`${path}20`]: { ...outlook(), reachedOn: "2028-01-01" },
      [`${path}200`]: { ...outlook(), reachedOn: null },
      [`${path}2`]: { ...outlook(), reachedOn: "2027-02-10" },
    });
    const field = await drawer.findByLabelText("Balance reaches");
    await keys.type(field, "20");
    expect(await drawer.findByText(/^You will have 20 days on/)).toHaveTextContent("Jan 01, 2028");
    await keys.type(field, "0");
    expect(await drawer.findByText("200 days won't be reached in the next two years.")).toBeVisible();
    await keys.clear(field);
    await keys.type(field, "2");
    expect(await drawer.findByText("You already have 2 days.")).toBeVisible();
    await keys.type(field, ".3");
    expect(await drawer.findByText("Enter days in steps of 0.5, up to 1,000.")).toBeVisible();
  });

  test("shows the error of a failed forecast and offers a retry", async () => {
    const { drawer, keys, replies } = await openDrawer({
      "GET /api/pto-balances?asOf=2027-05-01": answer(503, { error: "Busy, please wait" }),
    });
    expect(await drawer.findByText("Busy, please wait")).toBeVisible();
    replies["GET /api/pto-balances?asOf=2027-05-01"] = REPLIES["GET /api/pto-balances?asOf=2027-05-01"];
    await keys.click(drawer.getByRole("button", { name: "Retry" }));
    expect(await drawer.findByText("14.5 days")).toBeVisible();
  });
});

describe("an adjustment", () => {
  const entries = ENTRIES.map((entry) => ({ ...entry, canUndo: entry.kind === "adjustment" }));

  test("with a reason that ends with a period is described with one period", async () => {
    const { drawer, keys } = await openDrawer({
      "GET /api/users/u1/ledger": entries.map((entry) => ({ ...entry, cause: `${entry.cause}.` })),
    });
    await keys.click(await drawer.findByRole("button", { name: "Undo Adjusted by Ola Berg: Left early." }));
    const dialog = within(await screen.findByRole("dialog", { name: "Undo Adjustment" }));
    expect(dialog.getByText(/Left early\. Undoing this adjustment/)).toBeVisible();
  });

  test("is undone with a reason, and the statement is fetched again", async () => {
    const { drawer, keys, made, replies } = await openDrawer({
      "GET /api/users/u1/ledger": entries,
      "POST /api/ledger/b3/undo": answer(422, { error: "This entry was already undone" }),
    });
    await keys.click(await drawer.findByRole("button", { name: "Undo Adjusted by Ola Berg: Left early" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Undo Adjustment" }));
    expect(
      dialog.getByText(/Left early\. Undoing this adjustment adds 1 day\. The original entry stays/),
    ).toBeVisible();
    const send = dialog.getByRole("button", { name: "Undo Adjustment" });
    await keys.click(send);
    expect(await dialog.findByText("Please provide a reason for undoing this entry")).toBeVisible();
    await keys.type(dialog.getByLabelText("Reason"), "A mistake");
    await keys.click(send);
    expect(await screen.findByText("This entry was already undone")).toBeVisible();

    replies["POST /api/ledger/b3/undo"] = answer(201, VACATION);
    replies["GET /api/users/u1/ledger"] = ENTRIES;
    await keys.click(send);
    expect(await screen.findByText("Adjustment Undone")).toBeVisible();
    await waitFor(() => expect(drawer.queryByRole("button", { name: /^Undo/ })).toBeNull());
    const sent = made.filter(({ method }) => method === "POST").map(({ body }) => body);
    expect(sent).toEqual([{ reason: "A mistake" }, { reason: "A mistake" }]);
  });

  test("can't be undone unless the server allows it", async () => {
    const { drawer } = await openDrawer();
    expect(await drawer.findByText("Adjusted by Ola Berg: Left early")).toBeVisible();
    expect(drawer.queryByRole("button", { name: /^Undo/ })).toBeNull();
  });
});
