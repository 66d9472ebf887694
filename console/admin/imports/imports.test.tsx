import { expect, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { OPENING_COLUMNS } from "#core/imports/OpeningRow.ts";
import { PEOPLE_COLUMNS } from "#core/imports/PersonRow.ts";
import { importResult, type RowVerdict } from "#core/imports/RowVerdict.ts";
import { setUpServices } from "#console/shared/testing/setUpServices.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
// Imported up front, so that no test waits for a busy machine to compile a page.
import "../Console.tsx";
import "./ImportPage.tsx";
import { IMPORT_KINDS } from "./importKinds.ts";

const CALL = "POST /api/admin/imports/people";
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
  const { keys } = openConsole("/admin/imports", "Admin", { [CALL]: previewOf(NEW, CHANGED, SAME, WRONG) });
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
    "Fix the invalid row in your file, then choose the file again. Nothing is imported until every row is valid.",
  );
});

test("a valid file is imported as previewed, and the page offers the next steps", async () => {
  const held = heldReply();
  const { keys, made } = openConsole("/admin/imports", "Owner", {
    [CALL]: (_: unknown, url: string) => (url.endsWith("mode=preview") ? previewOf(NEW, SAME) : held.reply()),
  });
  await keys.upload(await input(), file("email,name\r\nmaya@a.example,Maya Chen\r\n"));
  await keys.click(await screen.findByRole("button", { name: "Import 1 person" }));
  expect(await screen.findByRole("progressbar", { name: "Importing" })).toBeVisible();
  expect(screen.getByText("Importing 1 person...").closest("[aria-busy]")).toHaveAttribute("aria-busy", "true");
  held.give(importResult("import", [NEW, SAME]));
  expect(await screen.findByText("1 added, 0 changed, 1 unchanged.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("1 person imported");
  expect(screen.getByRole("link", { name: "Go to People" })).toHaveAttribute("href", "/admin/people");

  const calls = made.filter(({ method }) => method === "POST");
  expect(calls.map(({ path }) => path.split("?")[1])).toEqual(["mode=preview", "mode=import"]);
  for (const { body } of calls) {
    expect((body as Blob).type).toBe("text/csv");
    expect(await textOf(body)).toBe("email,name\r\nmaya@a.example,Maya Chen\r\n");
  }
  await keys.click(screen.getByRole("button", { name: "Import another file" }));
  expect(screen.getByRole("button", { name: "Choose a file" })).toBeVisible();
  expect(screen.queryByRole("table", { name: "Rows in the file" })).toBeNull();
});

test("the preview can be left in a browser whose scrollIntoView returns a promise", async () => {
  expect(document.body.scrollIntoView()).toBeInstanceOf(Promise);
  const { keys } = openConsole("/admin/imports", "Owner", {
    [CALL]: (_: unknown, url: string) => importResult(url.endsWith("mode=preview") ? "preview" : "import", [NEW]),
  });
  await keys.upload(await input(), file("email\n"));
  await keys.click(await screen.findByRole("button", { name: "Import 1 person" }));
  expect(await screen.findByText("1 added, 0 changed, 0 unchanged.")).toBeVisible();
  expect(screen.queryByText("Something went wrong")).toBeNull();
});

test("without mail on the server, an import of new people explains how they can sign in", async () => {
  const imported = {
    [CALL]: (_: unknown, url: string) => importResult(url.endsWith("mode=preview") ? "preview" : "import", [NEW]),
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
  const { keys } = openConsole("/admin/imports", "Admin", { [CALL]: previewOf(SAME) });
  await keys.upload(await input(), file("email\n"));
  const submit = await screen.findByRole("button", { name: "Import 0 people" });
  expect(submit).toBeDisabled();
  expect(submit).toHaveAccessibleDescription("Everything in this file has already been imported.");
});

test("a file without rows shows an empty state", async () => {
  const { keys } = openConsole("/admin/imports", "Admin", { [CALL]: previewOf() });
  await keys.upload(await input(), file("email\n"));
  expect(await screen.findByText("The file has a header, but no rows below it.")).toBeVisible();
});

test("a file with a wrong format shows the error, and another file or a retry is possible", async () => {
  let isRight = false;
  const broken = refusal(400, "The column “salary” is not known");
  const { keys } = openConsole("/admin/imports", "Admin", { [CALL]: () => (isRight ? previewOf(NEW) : broken()) });
  await keys.upload(await input(), file("salary\n", "pay.csv"));
  const failed = await screen.findByText("pay.csv can't be imported");
  expect(failed.closest("[role=alert]")).toHaveTextContent("The column “salary” is not known");
  isRight = true;
  await keys.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("button", { name: "Import 1 person" })).toBeEnabled();
  await keys.upload(await input(), file("email\n", "people.csv"));
  expect(await screen.findByText("people.csv")).toBeVisible();
});

test("a refused import shows the reason and the current rows", async () => {
  let isTried = false;
  const refused = refusal(422, "1 row is invalid, so nothing was imported");
  const { keys } = openConsole("/admin/imports", "Admin", {
    [CALL]: (_: unknown, url: string) => {
      if (url.endsWith("mode=preview")) return previewOf(isTried ? WRONG : NEW);
      isTried = true;
      return refused();
    },
  });
  await keys.upload(await input(), file("email\n"));
  await keys.click(await screen.findByRole("button", { name: "Import 1 person" }));
  expect(await screen.findByText("1 row is invalid, so nothing was imported")).toBeVisible();
  await waitFor(() => expect(bodyRows()[0]).toHaveTextContent("Invalid email address"));
  expect(screen.getByRole("button", { name: "Import 0 people" })).toBeDisabled();
});

test("a failed import can be retried", async () => {
  let isBusy = true;
  const busy = refusal(503, "The service is temporarily unavailable. Please try again.");
  const { keys } = openConsole("/admin/imports", "Admin", {
    [CALL]: (_: unknown, url: string) => {
      if (url.endsWith("mode=preview")) return previewOf(NEW);
      return isBusy ? busy() : importResult("import", [NEW]);
    },
  });
  await keys.upload(await input(), file("email\n"));
  await keys.click(await screen.findByRole("button", { name: "Import 1 person" }));
  expect(await screen.findByText("The service is temporarily unavailable. Please try again.")).toBeVisible();
  isBusy = false;
  await keys.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("button", { name: "Import another file" })).toBeVisible();
});

test("many rows are shown 50 at a time", async () => {
  const rows = Array.from({ length: 120 }, (_, nth) => ({ ...SAME, line: nth + 2 }));
  const { keys } = openConsole("/admin/imports", "Admin", { [CALL]: previewOf(...rows) });
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
    "POST /api/admin/imports/openings": previewOf(opening),
  });
  await keys.click(await screen.findByRole("tab", { name: "Opening balances" }));
  expect(window.location.search).toBe("?of=openings");
  await keys.upload(await input(), file("email,type,days\n"));
  expect(await screen.findByRole("button", { name: "Import 1 balance" })).toBeEnabled();
  expect(bodyRows()[0]).toHaveTextContent("Days: 10 becomes 12.5Balance: 11 days becomes 13.5 days");
  expect(made.at(-1)?.path).toBe("/api/admin/imports/openings?mode=preview");
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
  const blocked = "Confirm your email address to invite more than 5 people.";
  const { keys } = openConsole("/admin/imports", "Owner", { [CALL]: { ...previewOf(NEW), blocked } });
  await keys.upload(await input(), file("name,email"));
  expect(await screen.findByText(blocked)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Import/ })).toBeDisabled();
});
