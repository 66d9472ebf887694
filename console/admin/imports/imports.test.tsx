import { expect, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { ColumnsAnswer } from "#core/api/admin/ColumnsAnswer.ts";
import { OPENING_COLUMNS } from "#core/imports/rows/OpeningRow.ts";
import { PEOPLE_COLUMNS } from "#core/imports/rows/PersonRow.ts";
import { importResult, type RowVerdict } from "#core/imports/RowVerdict.ts";
import { setUpServices } from "#console/shared/testing/setUpServices.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./ImportPage.tsx";
import { IMPORT_KINDS } from "./importKinds.ts";
import { wholeText } from "#console/shared/testing/wholeText.ts";

const CALL = "POST /api/admin/imports/people";
const COLUMNS = "POST /api/admin/imports/columns";
const column = (header: string, field: string | null, more: Partial<ColumnsAnswer["columns"][number]> = {}) => ({
  header,
  samples: ["one", "two"],
  dateOrder: null,
  dateExample: null,
  field,
  ...more,
});
const columnsOf = (basis: ColumnsAnswer["basis"], ...columns: ColumnsAnswer["columns"]): ColumnsAnswer => ({
  columns,
  dates: {},
  basis,
  encoding: "utf-8",
});
const OURS = { [COLUMNS]: columnsOf("exact", column("email", "email")) };
const PLAN = '{"columns":["email"],"dates":{},"fixes":[]}';
const NEW: RowVerdict = {
  line: 2,
  key: "maya@a.example",
  name: "Maya Chen",
  status: "new",
  changes: { role: { from: null, to: "Employee" } },
};
const CHANGED: RowVerdict = {
  line: 3,
  key: "tom@a.example",
  name: "Tom Okafor",
  status: "changed",
  changes: { "manager email": { from: "ada@a.example", to: null } },
};
const SAME: RowVerdict = { line: 4, key: "leo@a.example", name: "Leo Martins", status: "same" };
const WRONG: RowVerdict = {
  line: 5,
  key: "nobody",
  status: "wrong",
  reasons: [{ column: "email", text: "Invalid email address" }],
};

const FILE = "email,name\r\nmaya@a.example,Maya Chen\r\n";
const file = (text: string, name = "people.csv") => new File([text], name, { type: "text/csv" });
const input = () => screen.findByLabelText("CSV file");
const previewOf = (...rows: RowVerdict[]) => importResult("preview", rows);
const bodyRows = () =>
  within(screen.getByRole("table", { name: "Rows in the file" }))
    .getAllByRole("row")
    .slice(1);

async function textOf(blob: unknown): Promise<string> {
  return new TextDecoder().decode(await (blob as Blob).arrayBuffer());
}

test("a file is previewed at once: invalid rows come first with their reasons, and a status filters the rows", async () => {
  const { keys } = openConsole("/admin/imports", "Admin", { ...OURS, [CALL]: previewOf(NEW, CHANGED, SAME, WRONG) });
  await keys.upload(await input(), file("email\n"));
  await screen.findByRole("table", { name: "Rows in the file" });
  expect(bodyRows().map(({ textContent }) => textContent)).toEqual([
    "5nobodyInvalidEmail: Invalid email address",
    "2Maya Chenmaya@a.exampleNewRole: Employee",
    "3Tom Okafortom@a.exampleChangedManager email: ada@a.example becomes none",
    "4Leo Martinsleo@a.exampleUnchanged",
  ]);
  await keys.click(screen.getByRole("button", { name: "Changed 1" }));
  expect(screen.getByRole("button", { name: "Changed 1" })).toHaveAttribute("aria-pressed", "true");
  expect(bodyRows()).toHaveLength(1);
  await keys.click(screen.getByRole("button", { name: "All 4" }));
  expect(bodyRows()).toHaveLength(4);

  const submit = screen.getByRole("button", { name: "Import 2 people" });
  expect(submit).toBeDisabled();
  expect(submit).toHaveAccessibleDescription(
    "Fix the invalid row in your file, and then choose it again. Nothing is imported until every row is valid.",
  );
});

test("a valid file is imported as previewed, and the page offers the next steps", async () => {
  const held = heldReply();
  const { keys, made } = openConsole("/admin/imports", "Owner", {
    ...OURS,
    [CALL]: (_: unknown, url: string) => (url.includes("mode=preview") ? previewOf(NEW, SAME) : held.reply()),
  });
  await keys.upload(await input(), file(FILE));
  await keys.click(await screen.findByRole("button", { name: "Import 1 person" }));
  expect(await screen.findByRole("progressbar", { name: "Importing" })).toBeVisible();
  expect(screen.getByText("Importing 1 person...").closest("[aria-busy]")).toHaveAttribute("aria-busy", "true");
  held.give(importResult("import", [NEW, SAME]));
  expect(await screen.findByText("1 added, 0 changed, 1 unchanged.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("1 person imported");
  expect(screen.getByRole("link", { name: "Go to People" })).toHaveAttribute("href", "/admin/people");

  const [seen, ...calls] = made.filter(({ method }) => method === "POST");
  expect([seen?.path, await textOf(seen?.body)]).toEqual(["/api/admin/imports/columns?kind=people", FILE]);
  expect(calls.map(({ path }) => path.split("?")[1])).toEqual(["mode=preview&plan=43", "mode=import&plan=43"]);
  for (const { body } of calls) {
    expect((body as Blob).type).toBe("text/csv");
    expect(await textOf(body)).toBe(`${PLAN}${FILE}`);
  }
  await keys.click(screen.getByRole("button", { name: "Import another file" }));
  expect(screen.getByRole("button", { name: "Choose a file" })).toBeVisible();
  expect(screen.queryByRole("table", { name: "Rows in the file" })).toBeNull();
});

test("the preview can be left in a browser whose scrollIntoView returns a promise", async () => {
  expect(document.body.scrollIntoView()).toBeInstanceOf(Promise);
  const { keys } = openConsole("/admin/imports", "Owner", {
    ...OURS,
    [CALL]: (_: unknown, url: string) => importResult(url.includes("mode=preview") ? "preview" : "import", [NEW]),
  });
  await keys.upload(await input(), file("email\n"));
  await keys.click(await screen.findByRole("button", { name: "Import 1 person" }));
  expect(await screen.findByText("1 added, 0 changed, 0 unchanged.")).toBeVisible();
  expect(screen.queryByText("Something went wrong")).toBeNull();
});

test("without mail on the server, an import of new people explains how they can sign in", async () => {
  const imported = {
    ...OURS,
    [CALL]: (_: unknown, url: string) => importResult(url.includes("mode=preview") ? "preview" : "import", [NEW]),
  };
  const importIt = async () => {
    const { keys } = openConsole("/admin/imports", "Owner", imported);
    await keys.upload(await input(), file("email\n"));
    await keys.click(await screen.findByRole("button", { name: "Import 1 person" }));
    await screen.findByText("1 added, 0 changed, 0 unchanged.");
  };
  setUpServices([]);
  await importIt();
  expect(screen.getByText(/Email isn't set up on this server, so copy a password link/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to Users" })).toHaveAttribute("href", "/settings/users");
  cleanup();
  setUpServices(["mail"]);
  await importIt();
  expect(screen.queryByText(/Email isn't set up/)).toBeNull();
});

test("a file that changes nothing can't be imported, and the button explains why", async () => {
  const { keys } = openConsole("/admin/imports", "Admin", { ...OURS, [CALL]: previewOf(SAME) });
  await keys.upload(await input(), file("email\n"));
  const submit = await screen.findByRole("button", { name: "Import 0 people" });
  expect(submit).toBeDisabled();
  expect(submit).toHaveAccessibleDescription("Every row is unchanged, so there is nothing to import.");
});

test("a file without rows shows an empty state", async () => {
  const { keys } = openConsole("/admin/imports", "Admin", { ...OURS, [CALL]: previewOf() });
  await keys.upload(await input(), file("email\n"));
  expect(await screen.findByText("The file has a header but no rows below it")).toBeVisible();
});

test("a file that can't be read shows the error, and another file or a retry is possible", async () => {
  let isRight = false;
  const broken = refusal(400, "The file is empty");
  const { keys } = openConsole("/admin/imports", "Admin", {
    [COLUMNS]: () => (isRight ? OURS[COLUMNS] : broken()),
    [CALL]: previewOf(NEW),
  });
  await keys.upload(await input(), file("", "pay.csv"));
  const failed = await screen.findByText("Failed to read pay.csv");
  expect(failed.closest("[role=alert]")).toHaveTextContent("The file is empty");
  isRight = true;
  await keys.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("button", { name: "Import 1 person" })).toBeEnabled();
  await keys.upload(await input(), file("email\n", "people.csv"));
  expect(await screen.findByText("people.csv")).toBeVisible();
});

test("columns with other names are matched before the review, and missing, repeated, and ambiguous ones are named", async () => {
  const { keys, made } = openConsole("/admin/imports", "Admin", {
    [COLUMNS]: columnsOf(
      "suggested",
      column("Mail", null),
      column("Name", "name"),
      column("Rufname", "name"),
      column("Hired", "start date", { dateOrder: "either", dateExample: "03/04/2027" }),
    ),
    [CALL]: previewOf(NEW),
  });
  await keys.upload(await input(), file("Mail,Name,Rufname,Hired\n"));
  const table = await screen.findByRole("table", { name: "Columns in the file" });
  expect(within(table).getAllByText(wholeText("one · two"))).toHaveLength(4);
  const review = screen.getByRole("button", { name: "Review changes" });
  expect(review).toBeDisabled();
  expect(review).toHaveAccessibleDescription(
    "Choose a column for email Choose only one column for name Choose how the dates in “Hired” are written",
  );
  await keys.selectOptions(screen.getByRole("combobox", { name: "Field for Mail" }), "Email (required)");
  await keys.selectOptions(screen.getByRole("combobox", { name: "Field for Rufname" }), "Ignore");
  const dates = screen.getByRole("combobox", { name: "Dates in Hired" });
  expect(within(dates).getByRole("option", { name: "Month first: 03/04/2027 is Mar 04, 2027" })).toBeInTheDocument();
  await keys.selectOptions(dates, "mdy");
  expect(review).toBeEnabled();
  await keys.click(review);
  expect(await screen.findByRole("button", { name: "Import 1 person" })).toBeEnabled();
  expect(await textOf(made.at(-1)?.body)).toContain(
    '{"columns":["email","name",null,"start date"],"dates":{"start date":"mdy"},"fixes":[]}',
  );
  expect(screen.getByText("3 of 4 columns are imported.")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Change columns" }));
  expect(screen.getByRole("combobox", { name: "Field for Mail" })).toHaveDisplayValue("Email (required)");
  expect(screen.queryByRole("heading", { name: "3. Review changes" })).toBeNull();
});

test("the focus follows the steps when the pressed button is gone", async () => {
  const { keys } = openConsole("/admin/imports", "Admin", {
    [COLUMNS]: columnsOf("suggested", column("Mail", "email")),
    [CALL]: (_: unknown, url: string) => importResult(url.includes("mode=preview") ? "preview" : "import", [NEW]),
  });
  await keys.upload(await input(), file("Mail\n"));
  await keys.click(await screen.findByRole("button", { name: "Review changes" }));
  const submit = await screen.findByRole("button", { name: "Import 1 person" });
  await keys.tab();
  expect(submit).toHaveFocus();
  await keys.click(screen.getByRole("button", { name: "Change columns" }));
  await keys.tab();
  expect(screen.getByRole("combobox", { name: "Field for Mail" })).toHaveFocus();

  await keys.click(screen.getByRole("button", { name: "Review changes" }));
  await keys.click(await screen.findByRole("button", { name: "Import 1 person" }));
  await keys.click(await screen.findByRole("button", { name: "Import another file" }));
  await keys.tab();
  expect(screen.getByRole("button", { name: "Choose a file" })).toHaveFocus();
});

test("a column without a header is named by its position", async () => {
  const dates = { dateOrder: "either", dateExample: "03/04/2027" } as const;
  const { keys } = openConsole("/admin/imports", "Admin", {
    [COLUMNS]: columnsOf("suggested", column("email", "email"), column("", "start date", dates)),
  });
  await keys.upload(await input(), file("email,\n"));
  expect(await screen.findByRole("combobox", { name: "Dates in Column 2" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Review changes" })).toHaveAccessibleDescription(
    "Choose how the dates in “Column 2” are written",
  );
});

test("an invalid row is fixed in place with the keyboard, checked again, and imported with the fix", async () => {
  const cells = { email: "nobody", name: "Ned" };
  const [wrong, fixed] = [
    { ...WRONG, cells },
    { ...NEW, line: 5, cells: { email: "ned@a.example", name: "Ned" }, isFixed: true as const },
  ];
  const { keys, made } = openConsole("/admin/imports", "Admin", {
    ...OURS,
    [CALL]: async (body: unknown, url: string) => {
      const isFixed = (await textOf(body)).includes("ned@a.example");
      if (url.includes("mode=import")) return importResult("import", [fixed]);
      return previewOf(isFixed ? fixed : wrong);
    },
  });
  await keys.upload(await input(), file("email\n"));
  const cell = await screen.findByRole("textbox", { name: "Email on line 5" });
  expect(cell).toHaveAccessibleDescription("Invalid email address");
  expect(screen.getByRole("button", { name: "Import 0 people" })).toHaveAccessibleDescription(
    /^Fix the invalid row below/,
  );
  await keys.clear(cell);
  await keys.type(cell, "ned@a.example");
  expect(cell).toBeValid();
  expect(cell).toHaveAccessibleDescription("");
  expect(screen.getByText("1 row edited")).toBeVisible();
  expect(screen.getByRole("button", { name: "Import 0 people" })).toHaveAccessibleDescription(
    "Check the edited rows first.",
  );
  await keys.keyboard("{Enter}");
  const outcome = await screen.findByText("Every row is valid.");
  await waitFor(() => expect(outcome).toHaveFocus());
  await keys.click(screen.getByRole("button", { name: "Edit line 5" }));
  expect(screen.getByRole("textbox", { name: "Name on line 5" })).toHaveValue("Ned");
  await keys.click(screen.getByRole("button", { name: "Import 1 person" }));
  expect(await screen.findByText("1 added, 0 changed, 0 unchanged.")).toBeVisible();
  expect(await textOf(made.at(-1)?.body)).toContain(
    '"fixes":[{"line":5,"cells":{"email":"ned@a.example","name":"Ned"}}]',
  );
});

const asked = () => screen.findByRole("dialog", { name: "Leave without importing?" });

test("links and tabs ask before they discard the fixes of a file", async () => {
  const wrong = { ...WRONG, cells: { email: "nobody", name: "Ned" } };
  const { keys } = openConsole("/admin/imports", "Admin", {
    ...OURS,
    "GET /api/admin/offices": [],
    [CALL]: previewOf(wrong),
  });
  await keys.upload(await input(), file("email\n"));
  const cell = await screen.findByRole("textbox", { name: "Email on line 5" });
  await keys.clear(cell);
  await keys.type(cell, "ned@a.example");
  for (const leaves of [
    screen.getByRole("link", { name: "Offices" }),
    screen.getByRole("tab", { name: "Opening balances" }),
  ]) {
    await keys.click(leaves);
    await keys.click(within(await asked()).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(cell).toHaveValue("ned@a.example");
  }
  await keys.click(screen.getByRole("tab", { name: "Opening balances" }));
  await keys.click(within(await asked()).getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(cell).not.toBeInTheDocument());
  expect(screen.getByRole("tab", { name: "Opening balances" })).toHaveAttribute("aria-selected", "true");
  await keys.click(screen.getByRole("link", { name: "Offices" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Offices" })).toBeVisible();
});

test("a refused import shows the reason and the current rows", async () => {
  let isTried = false;
  const refused = refusal(422, "1 row is invalid, so nothing was imported");
  const { keys } = openConsole("/admin/imports", "Admin", {
    ...OURS,
    [CALL]: (_: unknown, url: string) => {
      if (url.includes("mode=preview")) return previewOf(isTried ? WRONG : NEW);
      isTried = true;
      return refused();
    },
  });
  await keys.upload(await input(), file("email\n"));
  await keys.click(await screen.findByRole("button", { name: "Import 1 person" }));
  const shown = await screen.findByText("1 row is invalid, so nothing was imported");
  expect(shown).toHaveTextContent(/^Nothing was imported/);
  await waitFor(() => expect(bodyRows()[0]).toHaveTextContent("Invalid email address"));
  expect(screen.getByRole("button", { name: "Import 0 people" })).toBeDisabled();
});

test("an import without a response from the server may have worked, and can be retried", async () => {
  let isBusy = true;
  const busy = refusal(503, "The service is temporarily unavailable. Please try again.");
  const { keys } = openConsole("/admin/imports", "Admin", {
    ...OURS,
    [CALL]: (_: unknown, url: string) => {
      if (url.includes("mode=preview")) return previewOf(NEW);
      return isBusy ? busy() : importResult("import", [NEW]);
    },
  });
  await keys.upload(await input(), file("email\n"));
  await keys.click(await screen.findByRole("button", { name: "Import 1 person" }));
  const failed = await screen.findByText("The import may have failed");
  expect(failed.closest("[role=alert]")).toHaveTextContent(
    "Before you retry, choose the file again. If every row is unchanged, the import succeeded.",
  );
  expect(screen.queryByText("Nothing was imported")).toBeNull();
  isBusy = false;
  await keys.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("button", { name: "Import another file" })).toBeVisible();
});

test("many rows are shown 50 at a time", async () => {
  const rows = Array.from({ length: 120 }, (_, nth) => ({ ...SAME, line: nth + 2 }));
  const { keys } = openConsole("/admin/imports", "Admin", { ...OURS, [CALL]: previewOf(...rows) });
  await keys.upload(await input(), file("email\n"));
  const table = await screen.findByRole("table", { name: "Rows in the file" });
  expect(bodyRows()).toHaveLength(50);
  const submit = screen.getByRole("button", { name: "Import 0 people" });
  expect(submit.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const next = screen.getByRole("button", { name: "Go to next page" });
  await keys.click(next);
  await keys.click(next);
  expect(bodyRows()).toHaveLength(20);
});

test("opening balances have a separate tab that shows the resulting balance", async () => {
  const opening: RowVerdict = {
    ...CHANGED,
    key: "tom@a.example · vacation",
    changes: { days: { from: "10", to: "12.5" } },
    balance: { before: 11, after: 13.5, unit: "day" },
  };
  const { keys, made } = openConsole("/admin/imports", "Admin", {
    [COLUMNS]: columnsOf("exact", column("email", "email"), column("type", "type"), column("days", "days")),
    "POST /api/admin/imports/openings": previewOf(opening),
  });
  await keys.click(await screen.findByRole("tab", { name: "Opening balances" }));
  expect(window.location.search).toBe("?of=openings");
  expect(
    screen.getByText(/They are added to what a policy grants: .+ 12\.5 days left .+ 20 days here, import -7\.5\./),
  ).toBeVisible();
  await keys.upload(await input(), file("email,type,days\n"));
  expect(await screen.findByRole("button", { name: "Import 1 balance" })).toBeEnabled();
  expect(bodyRows()[0]).toHaveTextContent("Days: 10 becomes 12.5Balance: 11 days becomes 13.5 days");
  expect(made.at(-1)?.path).toMatch(/^\/api\/admin\/imports\/openings\?mode=preview&plan=\d+$/);
});

test("the template is a CSV file with the header and an example row", async () => {
  openConsole("/admin/imports?of=openings", "Admin");
  const template = await screen.findByRole("link", { name: "Download template" });
  expect(template).toHaveAttribute("download", "awayday-openings.csv");
  const [type, content = ""] = (template.getAttribute("href") ?? "").split(/,(.*)/s);
  expect(type).toBe("data:text/csv;charset=utf-8");
  expect(decodeURIComponent(content)).toBe(
    "\uFEFFemail,type,days,year,note\r\nmaya.chen@example.com,vacation,12.5,,From the previous system\r\n",
  );
});

test("the columns shown are those that the server reads", () => {
  for (const [nth, { required, optional }] of [PEOPLE_COLUMNS, OPENING_COLUMNS].entries()) {
    const columns = IMPORT_KINDS[nth]?.columns ?? [];
    expect(columns.map(({ name }) => name)).toEqual([...required, ...optional]);
    expect(columns.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(required);
  }
});

test("a preview shows why the whole file can't be imported and disables the button", async () => {
  const blocked = "An Owner must confirm their email address before you can add more than 5 people";
  const { keys } = openConsole("/admin/imports", "Owner", { ...OURS, [CALL]: { ...previewOf(NEW), blocked } });
  await keys.upload(await input(), file("name,email"));
  expect(await screen.findByText(blocked)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Import/ })).toBeDisabled();
});
