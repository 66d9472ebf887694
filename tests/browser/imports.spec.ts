import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { aTeam, type Member, PASSWORD } from "./aTeam.ts";
import { toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { test } from "./guardedTest.ts";
import { isFirefox } from "./stockFirefox.ts";
import { DARK_PHONE } from "./devices.ts";

const ADMIN: Member = { name: "Ada Reyes", email: "ada@imports.example", password: PASSWORD, role: "Admin" };
const LEO: Member = { name: "Leo Martins", email: "leo@imports.example", password: PASSWORD, role: "Employee" };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

const HEADER = "email,name,role,manager email";
const PEOPLE = [
  "maya@imports.example,Maya Chen,Employee,tom@imports.example",
  "tom@imports.example,Tom Okafor,Manager,",
];
const WRONG = "priya@imports.example,Priya Shah,Boss,";

const awayday = awaydayOfThisFile({
  prepare: async ({ url }) => void (await aTeam(url, "Imports", [ADMIN, LEO])),
});

test.describe.configure({ mode: "serial" });

async function choose(page: Page, name: string, lines: string[]): Promise<void> {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(`${lines.join("\r\n")}\r\n`) };
  const button = page.getByRole("button", { name: /^Choose a/ });
  if (isFirefox(page)) {
    await expect(button).toBeEnabled();
    await page.getByLabel("CSV file").setInputFiles(file);
    return;
  }
  const chooser = page.waitForEvent("filechooser");
  await button.press("Enter");
  await (await chooser).setFiles(file);
}

const rows = (page: Page) => page.getByRole("table", { name: "Rows in the file" }).getByRole("row");
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an Admin previews a file of people, fixes it, imports it, and finds them", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  await page.request.post("/api/auth/login", { data: ADMIN });
  await page.goto("/admin");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Import", level: 1 })).toBeVisible();
  await expectAccessible(page);

  await test.step("downloads a template", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download template" }).click();
    expect((await download).suggestedFilename()).toBe("awayday-people.csv");
  });

  await test.step("sees every row, the invalid one first, and can't import", async () => {
    await choose(page, "people.csv", [HEADER, ...PEOPLE, WRONG]);
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).nth(1)).toContainText("Role must be Employee, Manager, Admin, or Owner");
    await expect(page.getByRole("button", { name: "Import 2 people" })).toBeDisabled();
    await expectAccessible(page);
    await chip(page, "New 2").click();
    await expect(rows(page)).toHaveCount(3);
    await expectLayoutHolds(page);
  });

  await test.step("fixes the row with the keyboard, and imports the file with the fix", async () => {
    await chip(page, "Invalid 1").click();
    await page.getByLabel("Role on line 4").fill("Employee");
    await page.getByRole("button", { name: "Edit line 4" }).press("Enter");
    await page.getByLabel("Manager email on line 4").fill(LEO.email);
    await expectAccessible(page);
    await page.getByLabel("Manager email on line 4").press("Enter");
    await expect(page.getByText("Every row is valid.")).toBeFocused();
    await page.getByRole("button", { name: "Import 3 people" }).click();
    await expect(toast(page, "3 people imported").first()).toBeVisible();
    await expect(page.getByText("3 added, 0 changed, 0 unchanged.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("finds them among the people", async () => {
    await page.getByRole("link", { name: "Go to People" }).click();
    await expect(page.getByRole("row", { name: /Maya Chen/ })).toContainText("Tom Okafor");
    await expect(page.getByRole("row", { name: /Priya Shah/ })).toContainText("Leo Martins");
  });

  await test.step("importing the file again changes nothing; a different role is a change", async () => {
    await page.getByRole("link", { name: "Import", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Import", level: 1 })).toBeVisible();
    await choose(page, "people.csv", [HEADER, ...PEOPLE]);
    await expect(chip(page, "Unchanged 2")).toBeEnabled();
    await expect(page.getByText("Every row is unchanged, so there is nothing to import.")).toBeVisible();
    await choose(page, "people.csv", [HEADER, PEOPLE[0]?.replace("Employee", "Manager") ?? ""]);
    await expect(rows(page).nth(1)).toContainText(/Role: Employee .*Manager/);
    await page.getByRole("button", { name: "Import 1 person" }).click();
    await expect(page.getByText("0 added, 1 changed, 0 unchanged.")).toBeVisible();
  });
});

test("opening balances are imported on a phone in the dark, and importing them again has no effect", async ({
  visit,
}) => {
  const page = await visit(awayday(), DARK_PHONE);
  await page.request.post("/api/auth/login", { data: ADMIN });
  await page.goto("/admin/imports");
  await page.getByRole("tab", { name: "Opening balances" }).click();
  await expectAccessible(page);
  await expectLayoutHolds(page);
  const lines = [
    "email;type;days;note",
    "leo@imports.example;vacation;2.25;From before",
    "leo@imports.example;sick;1;",
  ];
  await choose(page, "openings.csv", lines);
  await expect(rows(page).nth(1)).toContainText("Leo Martins");
  await expect(rows(page).nth(1)).toContainText("Days: 2.25");
  await expectAccessible(page);
  await expectLayoutHolds(page);
  await page.getByRole("button", { name: "Import 2 balances" }).click();
  await expect(toast(page, "2 balances imported").first()).toBeVisible();
  await page.getByRole("button", { name: "Import another file" }).click();
  await choose(page, "openings.csv", lines);
  await expect(chip(page, "Unchanged 2")).toBeEnabled();
  await expect(page.getByRole("button", { name: "Import 0 balances" })).toBeDisabled();
  await page.goto('/admin/ledger-entries?filter={"kind":"opening"}');
  await expect(page.getByRole("row", { name: /From before/ })).toContainText("2.25");
});

test("a file that isn't a list of people is refused with an explanation", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  await page.request.post("/api/auth/login", { data: ADMIN });
  await page.goto("/admin/imports");
  await choose(page, "photo.csv", ["\u0000\u0001PNG", "\u0002"]);
  await expect(page.getByText("Failed to read photo.csv")).toBeVisible();
  await expectAccessible(page);

  await test.step("a file with other headers is matched first, and the next one with them is recognized", async () => {
    const lines = ["E-Mail Address;Full name;Hire date;Shoe size", "new@imports.example;New Person;03/04/2027;39"];
    await choose(page, "staff.csv", lines);
    const review = page.getByRole("button", { name: "Review changes" });
    await expect(page.getByLabel("Field for Hire date")).toHaveValue("start date");
    await expect(page.getByLabel("Field for Shoe size")).toHaveValue("");
    await expect(review).toBeDisabled();
    await expectAccessible(page);
    await page.getByLabel("Dates in Hire date").selectOption("mdy");
    await review.press("Enter");
    await expect(page.getByText("2027-03-04")).toBeVisible();
    await page.getByRole("button", { name: "Import 1 person" }).click();
    await page.getByRole("button", { name: "Import another file" }).click();
    await choose(page, "staff.csv", lines);
    await expect(
      page.getByText(/^The columns are matched the way they were in your organization.s last import/),
    ).toBeVisible();
    await expect(review).toBeEnabled();
  });

  await test.step("a file that is dropped on the page is accepted too", async () => {
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["email\nleo@imports.example\n"], "dropped.csv", { type: "text/csv" }));
      return data;
    });
    await page.getByRole("button", { name: "Choose another file" }).dispatchEvent("drop", { dataTransfer: dropped });
    await expect(page.getByText("dropped.csv")).toBeVisible();
    await expect(page.getByText("Every row is unchanged, so there is nothing to import.")).toBeVisible();
  });
});
