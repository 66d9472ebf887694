import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fromUnits } from "#core/leave/amounts.ts";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";

const ABSENCE = "GET /api/admin/reports/absence";
const exact = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).map(([type, days]) => [type, fromUnits(days, "day")]));
const month = (name: string, vacation: number, sick = 0) => {
  const taken = { vacation, sick, personal: 0 };
  return { month: name, taken, minutes: exact(taken) };
};
const OF_2027 = { months: [month("2027-01", 2.5), month("2027-02", 10, 1), month("2027-03", 0)] };

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
const pathsOf = (made: readonly { path: string }[], report: string) =>
  made.map(({ path }) => path).filter((path) => path.startsWith(`/api/admin/reports/${report}`));

test("the overview links to every report", async () => {
  openConsole("/admin/reports", "Admin");
  await screen.findByRole("heading", { name: "Reports", level: 1 });
  const links = within(screen.getByRole("main")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/admin/reports/absence",
    "/admin/reports/pivot",
    "/admin/reports/balances",
    "/admin/reports/approvals",
    "/admin/reports/coverage",
    "/admin/reports/expiring",
    "/admin/reports/blocks",
    "/admin/reports/payroll",
  ]);
});

test("a loading report is marked busy, then shows a summary and a table with totals", async () => {
  const held = heldReply();
  openConsole("/admin/reports/absence", "Admin", { [ABSENCE]: held.reply });
  await screen.findByRole("heading", { name: "Absence", level: 1 });
  expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
  held.give(OF_2027);
  const table = await screen.findByRole("table", { name: "Time off by month and leave type" });
  expect(screen.getByText("Jan 2027 – Mar 2027: 13.5 days off. Busiest month: Feb 2027, with 11 days.")).toBeVisible();
  expect(cells(within(table).getByRole("row", { name: /^Feb 2027/ }))).toEqual(["10", "1", "0", "11"]);
  expect(cells(within(table).getByRole("row", { name: /^Total/ }))).toEqual(["12.5", "1", "0", "13.5"]);
  expect(screen.getByLabelText("From")).toHaveValue("Jan 2027");
  expect(screen.getByLabelText("To")).toHaveValue("Mar 2027");
});

test("totals of absences are sums of exact amounts, rounded once", async () => {
  const few = { taken: { vacation: 0, sick: 0, personal: 0 }, minutes: { vacation: 2, sick: 2, personal: 0 } };
  const months = [month("2027-01", 1), { month: "2027-02", ...few }, { month: "2027-03", ...few }];
  openConsole("/admin/reports/absence", "Admin", { [ABSENCE]: { months } });
  const table = await screen.findByRole("table", { name: "Time off by month and leave type" });
  expect(cells(within(table).getByRole("row", { name: /^Feb 2027/ }))).toEqual(["0", "0", "0", "0.01"]);
  expect(cells(within(table).getByRole("row", { name: /^Total/ }))).toEqual(["1.01", "0.01", "0", "1.02"]);
  expect(screen.getByText(/: 1\.02 days off\. /)).toBeVisible();
});

const TOIL = STANDARD_TYPES.slice(0, 1).map((type) => ({
  ...type,
  id: "toil",
  key: "toil",
  name: "TOIL",
  unit: "hour",
}));

test("an organization with only leave in hours has charts in hours", async () => {
  const taken = { taken: { toil: 12 }, minutes: { toil: fromUnits(12, "hour") } };
  const office = { id: "p1", name: "Maya", officeName: "Oslo", type: "toil", expiresOn: "2027-12-31" };
  const { keys } = openConsole("/admin/reports/absence", "Admin", {
    "GET /api/auth/user": { leaveTypes: TOIL },
    [ABSENCE]: { months: [{ month: "2027-01", ...taken }] },
    "GET /api/admin/reports/expiring": { people: [{ ...office, days: 8, minutes: fromUnits(8, "hour") }] },
  });
  expect(await screen.findByText("Jan 2027: 12 hours off.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Hours off by month" })).toBeVisible();
  expect(screen.getByRole("columnheader", { name: "Total" })).toBeVisible();
  const [menu] = screen.getAllByRole("link", { name: "Reports" });
  if (menu) await keys.click(menu);
  await keys.click(await screen.findByRole("link", { name: /^Expiring/ }));
  expect(await screen.findByRole("heading", { name: "Expiring hours by office" })).toBeVisible();
});

test("a chart in days says that it doesn't include leave in hours", async () => {
  const taken = {
    taken: { vacation: 2, toil: 12 },
    minutes: { vacation: fromUnits(2, "day"), toil: fromUnits(12, "hour") },
  };
  openConsole("/admin/reports/absence", "Admin", {
    "GET /api/auth/user": { leaveTypes: [...STANDARD_TYPES, ...TOIL] },
    [ABSENCE]: { months: [{ month: "2027-01", ...taken }] },
  });
  expect(await screen.findByText("Jan 2027: 2 days off. Leave types in hours aren't included.")).toBeVisible();
});

test("an empty report shows an empty state", async () => {
  openConsole("/admin/reports/absence", "Admin", { [ABSENCE]: { months: [month("2027-01", 0)] } });
  expect(await screen.findByText("No time off in these months")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});

test("a report that can't be loaded shows the reason and can be retried", async () => {
  let isBusy = true;
  const busy = refusal(503, "The service is temporarily unavailable. Please try again.");
  const { keys } = openConsole("/admin/reports/absence", "Owner", { [ABSENCE]: () => (isBusy ? busy() : OF_2027) });
  const failed = await screen.findByText("Failed to load the report “Absence”");
  expect(failed.closest("[role=alert]")).toHaveTextContent("Please try again.");
  isBusy = false;
  await keys.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("table", { name: "Time off by month and leave type" })).toBeVisible();
});

test("the filters in the page's URL apply to the report and its CSV file", async () => {
  const { made, keys } = openConsole("/admin/reports/absence?from=2027-02&officeId=o1&managerId=tom", "Admin", {
    [ABSENCE]: OF_2027,
    "GET /api/admin/offices/o1": { id: "o1", name: "Berlin" },
    "GET /api/admin/people/tom": { id: "tom", name: "Tom Okafor" },
  });
  await screen.findByRole("table");
  expect(pathsOf(made, "absence")).toEqual(["/api/admin/reports/absence?from=2027-02&officeId=o1&managerId=tom"]);
  const file = screen.getByRole("link", { name: "Export CSV" });
  expect(file).toHaveAttribute(
    "href",
    "/api/admin/reports/absence.csv?from=2027-02&officeId=o1&managerId=tom&shown=me",
  );
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Office" })).toHaveValue("Berlin"));
  expect(await screen.findByText(/^Lumen & Oak · Office: Berlin · Manager: Tom Okafor · Printed /)).toBeInTheDocument();
  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  await keys.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("a month applies once it is complete, and its error appears below it", async () => {
  const text = "To must be the same month as From or later";
  const { made } = openConsole("/admin/reports/absence", "Admin", {
    [ABSENCE]: () => (window.location.search === "" ? OF_2027 : refusal(400, text, { to: text })()),
  });
  await screen.findByRole("table");
  const from = screen.getByLabelText("From");
  fireEvent.change(from, { target: { value: "0202-08" } });
  fireEvent.change(from, { target: { value: "2028-08" } });
  await waitFor(() => expect(screen.getByLabelText("To")).toHaveAccessibleDescription(text));
  expect(pathsOf(made, "absence")).toEqual(["/api/admin/reports/absence", "/api/admin/reports/absence?from=2028-08"]);
});

test("changes in quick succession all stay in the URL", async () => {
  openConsole("/admin/reports/absence", "Admin", { [ABSENCE]: OF_2027 });
  await screen.findByRole("table");
  const [from, to] = [screen.getByLabelText("From"), screen.getByLabelText("To")];
  act(() => {
    fireEvent.change(from, { target: { value: "2026-11" } });
    fireEvent.change(to, { target: { value: "2026-12" } });
  });
  expect(window.location.search).toBe("?from=2026-11&to=2026-12");
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
      "href",
      expect.stringContaining("?from=2026-11&to=2026-12"),
    ),
  );
});

const behind = (id: string, name: string, vacation: number, sick: number | null) => ({
  id,
  name,
  officeName: "Berlin",
  balances: { vacation, sick, personal: 0 },
  owed: vacation,
  owedHours: 0,
});
const group = (id: string | null, name: string, owed: number) => ({
  id,
  name,
  people: 2,
  balances: { vacation: owed, sick: 0, personal: 0 },
  owed,
  owedHours: 0,
  minutes: { balances: exact({ vacation: owed }), owed: fromUnits(owed, "day"), owedHours: 0 },
});

const inHours = (id: string, owedHours: number) => {
  const minutes = { balances: { toil: owedHours * 60 }, owed: 0, owedHours: owedHours * 60 };
  return { ...group(id, id, 0), balances: { toil: owedHours }, owedHours, minutes };
};

test("totals of balances are sums of exact amounts, rounded once", async () => {
  const minutes = { balances: { vacation: 2, sick: -2 }, owed: 2, owedHours: 1 };
  const groups = ["Berlin", "Oslo", "Austin"].map((name) => ({ ...group(name, name, 0), owedHours: 0.02, minutes }));
  openConsole("/admin/reports/balances", "Admin", {
    "GET /api/admin/reports/balances": { asOf: "2027-03-01", groups },
  });
  const table = await screen.findByRole("table", { name: "Balances by office" });
  expect(cells(within(table).getByRole("row", { name: /^Total/ }))).toEqual([
    "6",
    "0.01",
    "−0.01",
    "0",
    "0.01 days + 0.05 hours",
  ]);
  expect(screen.getByText(/the organization owes 6 people a total of 0.01 days and 0.05 hours/)).toBeVisible();
});

test("the liability of a leave type in hours is shown in hours, highest first", async () => {
  openConsole("/admin/reports/balances?type=toil", "Admin", {
    "GET /api/auth/user": { leaveTypes: TOIL },
    "GET /api/admin/reports/balances": { asOf: "2027-03-01", groups: [inHours("Austin", 4), inHours("Oslo", 12)] },
  });
  const total = "On Mar 01, 2027, the organization owes 4 people a total of 16 hours of TOIL leave.";
  expect(await screen.findByText(total)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Liability (hours)" })).toBeVisible();
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => cells(row).at(-1))).toEqual(["12 hours", "4 hours", "16 hours"]);
});

test("a group of balances opens the people behind it, with links to them", async () => {
  const { made, keys } = openConsole("/admin/reports/balances?by=manager&type=vacation", "Admin", {
    "GET /api/admin/reports/balances": {
      asOf: "2027-03-01",
      groups: [group("tom", "Tom Okafor", 12.5), group(null, "No manager", 30)],
    },
    "GET /api/admin/reports/balances/people": {
      people: [behind("maya", "Maya Chen", 10, null), behind("ola", "Ola Berg", 20, 2)],
    },
  });
  expect(
    await screen.findByText("On Mar 01, 2027, the organization owes 4 people a total of 42.5 days of vacation leave."),
  ).toBeVisible();
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Manager",
    "People",
    "Vacation",
    "Owed",
  ]);
  await keys.click(screen.getByRole("button", { name: "No manager" }));
  const dialog = await screen.findByRole("dialog", { name: "Balances: No manager" });
  const people = await within(dialog).findAllByRole("link");
  expect(people.map(({ textContent }) => textContent)).toEqual(["Ola Berg", "Maya Chen"]);
  expect(people[1]).toHaveAttribute("href", "/admin/people/maya");
  expect(pathsOf(made, "balances/people")).toEqual(["/api/admin/reports/balances/people?managerId=none&type=vacation"]);
  expect(window.location.search).toContain("group=none");
  await keys.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("people who must still book consecutive time off are listed with the days, and nobody is an empty state", async () => {
  const person = { id: "maya", name: "Maya Chen", officeName: "Berlin", managerName: "Tom Okafor", type: "vacation" };
  const people = [{ ...person, days: 10, longest: 5, by: "2027-12-31" }];
  const { keys } = openConsole("/admin/reports/blocks", "Admin", { "GET /api/admin/reports/blocks": { people } });
  const row = await screen.findByRole("row", { name: /^Maya Chen/ });
  expect(cells(row)).toEqual(["Berlin", "Tom Okafor", "Vacation", "10", "5", "Dec 31, 2027"]);
  people.pop();
  await keys.click(within(screen.getByRole("main")).getByRole("link", { name: "Reports" }));
  await keys.click(await screen.findByRole("link", { name: /^Consecutive time off/ }));
  expect(await screen.findByText("No consecutive time off left to book")).toBeVisible();
});

test("approval times are shown by month and by approver, each with a file", async () => {
  openConsole("/admin/reports/approvals", "Admin", {
    "GET /api/admin/reports/approvals": {
      months: [{ month: "2027-01", decided: 4, approved: 3, rejected: 1, medianHours: 5.46, p90Hours: 75 }],
      approvers: [
        { id: "tom", name: "Tom", decided: 4, medianHours: 5.46, p90Hours: 75, waiting: 2, oldestWaitingDays: 1 },
      ],
    },
  });
  const months = await screen.findByRole("table", { name: "Decisions by month" });
  expect(screen.getByText("Jan 2027: 4 requests decided, 1 rejected.")).toBeVisible();
  expect(cells(within(months).getByRole("row", { name: /^Jan/ }))).toEqual(["4", "3", "1", "5.5 h", "3.1 days"]);
  const approvers = screen.getByRole("table", { name: "Approvers" });
  expect(cells(within(approvers).getByRole("row", { name: /^Tom/ }))).toEqual(["4", "5.5 h", "3.1 days", "2", "1 day"]);
  const file = screen.getByRole("link", { name: "Export approvers CSV" });
  expect(file).toHaveAttribute("href", "/api/admin/reports/approvals/approvers.csv?shown=me");
});

const day = (date: string, away: number) => ({ date, working: 5, away, coverage: (5 - away) / 5 });

test("coverage names the day with the lowest coverage", async () => {
  openConsole("/admin/reports/coverage", "Admin", {
    "GET /api/admin/reports/coverage": {
      weeks: [
        {
          week: "2027-03-01",
          people: 5,
          awayDays: 3,
          pendingDays: 1,
          awayMinutes: 1440,
          pendingMinutes: 480,
          leastCoverage: 0.6,
          leastOn: "2027-03-03",
          days: [day("2027-03-02", 1), day("2027-03-03", 2), day("2027-03-04", 0)],
        },
      ],
    },
  });
  expect(
    await screen.findByText(/^Lowest coverage: 60% on Wednesday, March 3, with 2 of 5 off\. The stronger/),
  ).toBeVisible();
  const grid = screen.getByRole("table", { name: "Coverage day by day" });
  expect(cells(within(grid).getByRole("row", { name: /^Mar 1/ }))).toEqual(["80%1 of 5 off", "60%2 of 5 off", "100%"]);
  const weeks = screen.getByRole("table", { name: "Coverage by week" });
  expect(cells(within(weeks).getByRole("row", { name: /^Mar 1/ }))).toEqual(["5", "3", "1", "60%", "Wed, Mar 3"]);
});

const barelyAway = (monday: string) => ({
  week: monday,
  people: 5,
  awayDays: 0,
  pendingDays: 0,
  awayMinutes: 2,
  pendingMinutes: 4,
  leastCoverage: 1,
  leastOn: null,
  days: [day(monday, 0)],
});

test("totals of coverage are sums of exact amounts, rounded once", async () => {
  const weeks = ["2027-03-01", "2027-03-08", "2027-03-15"].map(barelyAway);
  openConsole("/admin/reports/coverage", "Admin", { "GET /api/admin/reports/coverage": { weeks } });
  const table = await screen.findByRole("table", { name: "Coverage by week" });
  expect(cells(within(table).getByRole("row", { name: /^Total/ }))).toEqual(["", "0.01", "0.03", "", ""]);
});

const loses = (nth: number) => ({
  id: `p${nth}`,
  name: `Person ${nth}`,
  officeName: "Berlin",
  type: "vacation",
  days: 2,
  minutes: 960,
  expiresOn: "2027-12-31",
});

test("expiring days are totaled and paged by fifty", async () => {
  const people = Array.from({ length: 51 }, (_, nth) => loses(nth));
  const { keys } = openConsole("/admin/reports/expiring", "Admin", { "GET /api/admin/reports/expiring": { people } });
  const said = "51 people will lose 102 days unless they take that time off. The first deadline is Dec 31, 2027.";
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Person 50" })).toBeNull();
  await keys.click(screen.getByRole("button", { name: "Go to next page" }));
  expect(screen.getByRole("link", { name: "Person 50" })).toHaveAttribute("href", "/admin/people/p50");
  expect(screen.queryByRole("link", { name: "Person 0" })).toBeNull();
});

test("expiring leave in hours has no chart of days", async () => {
  const overtime = { id: "overtime", key: "overtime", name: "Overtime", unit: "hour", color: "teal", icon: "star" };
  openConsole("/admin/reports/expiring", "Admin", {
    "GET /api/auth/user": { leaveTypes: [{ ...STANDARD_TYPES[0], ...overtime }] },
    "GET /api/admin/reports/expiring": { people: [{ ...loses(1), type: "overtime", days: 16 }] },
  });
  expect(await screen.findByText(/^1 person will lose 16 hours unless they take that time off\./)).toBeVisible();
  expect(screen.queryByText("Expiring days by office")).toBeNull();
});

test("a long table is printed as a whole", async () => {
  const screenMedia = window.matchMedia;
  window.matchMedia = (query) => Object.assign(screenMedia(query), { matches: query === "print" });
  const people = Array.from({ length: 51 }, (_, nth) => loses(nth));
  try {
    openConsole("/admin/reports/expiring", "Admin", { "GET /api/admin/reports/expiring": { people } });
    expect(await screen.findByRole("link", { name: "Person 50" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Go to next page" })).toBeNull();
  } finally {
    window.matchMedia = screenMedia;
  }
});

test("payroll is loaded page by page, and its file has everyone", async () => {
  const amounts = {
    taken: { vacation: 1, sick: 0, personal: 0 },
    balance: { vacation: null, sick: 2.25, personal: 0 },
  };
  const people = [{ id: "maya", name: "Maya Chen", email: "maya@a.example", officeName: "Berlin", ...amounts }];
  const { made, keys } = openConsole("/admin/reports/payroll", "Admin", {
    "GET /api/admin/reports/payroll": { month: "2027-03", people, total: 70 },
  });
  const table = await screen.findByRole("table", { name: "Payroll for Mar 2027" });
  expect(cells(within(table).getByRole("row", { name: /^Maya/ }))).toEqual(["Berlin", "1", "0", "0", "—", "2.25", "0"]);
  await keys.click(screen.getByRole("button", { name: "Go to next page" }));
  await waitFor(() =>
    expect(pathsOf(made, "payroll")).toEqual([
      "/api/admin/reports/payroll?from=0&count=50",
      "/api/admin/reports/payroll?from=50&count=50",
    ]),
  );
  const file = screen.getByRole("link", { name: "Export CSV" });
  expect(file).toHaveAttribute("href", "/api/admin/reports/payroll.csv?shown=me");
});

test("a pivot table keeps its choices in the URL, never has the same rows and columns, and shows its totals", async () => {
  const pivot = {
    from: "2027-01",
    to: "2027-02",
    columns: [
      { key: "2027-01", name: "2027-01" },
      { key: "2027-02", name: "2027-02" },
    ],
    rows: [{ key: "o1", name: "Berlin", cells: [2.5, 1000], total: 1002.5 }],
    totals: [2.5, 1000],
    total: 1002.5,
  };
  const { made, keys } = openConsole("/admin/reports/pivot?rows=month", "Admin", {
    "GET /api/admin/reports/pivot": pivot,
  });
  await screen.findByRole("table", { name: "Days off by month and leave type" });
  expect(pathsOf(made, "pivot")).toEqual(["/api/admin/reports/pivot?rows=month&columns=type&value=days"]);
  await keys.click(screen.getByRole("combobox", { name: "Rows" }));
  await keys.click(await screen.findByRole("option", { name: "Office" }));
  const table = await screen.findByRole("table", { name: "Days off by office and month" });
  expect(window.location.search).toBe("");
  expect(cells(within(table).getByRole("row", { name: /^Berlin/ }))).toEqual(["2.5", "1,000", "1,002.5"]);
  expect(cells(within(table).getByRole("row", { name: /^Total/ }))).toEqual(["2.5", "1,000", "1,002.5"]);
  expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    "/api/admin/reports/pivot.csv?rows=office&columns=month&value=days&shown=me",
  );
});

test.each([
  ["days", "No days off in these months"],
  ["hours", "No hours off in these months"],
  ["requests", "No approved requests start in these months"],
  ["people", "No approved time off in these months"],
])("an empty pivot table of %s may leave out types in the other unit", async (value, text) => {
  openConsole(`/admin/reports/pivot?value=${value}`, "Admin", {
    "GET /api/admin/reports/pivot": { from: "2027-01", to: "2027-02", columns: [], rows: [], totals: [], total: 0 },
  });
  expect(await screen.findByText(text)).toBeVisible();
});

test("the liability leaves out sick leave unless it is chosen", async () => {
  const groups = [
    {
      id: "o1",
      name: "Berlin",
      people: 1,
      balances: { vacation: 2, sick: 3, personal: 0 },
      owed: 2,
      owedHours: 0,
      minutes: { balances: exact({ vacation: 2, sick: 3, personal: 0 }), owed: 960, owedHours: 0 },
    },
  ];
  const { made, keys } = openConsole("/admin/reports/balances", "Admin", {
    "GET /api/admin/reports/balances": { asOf: "2027-03-01", groups },
  });
  expect(await screen.findByText(/owes one person 2 days, not counting sick leave\.$/)).toBeVisible();
  await keys.click(screen.getByRole("checkbox", { name: "Count sick leave as owed" }));
  await waitFor(() => expect(pathsOf(made, "balances").at(-1)).toBe("/api/admin/reports/balances?by=office&sick=true"));
  expect(window.location.search).toBe("?sick=true");
});
