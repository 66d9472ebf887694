import { readFile } from "node:fs/promises";
import { type BrowserContextOptions, expect } from "@playwright/test";
import { aTeam, membersOf } from "./aTeam.ts";
import { type Account, signIn, toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { ONLY_IN_LONG_RUN, test } from "./guardedTest.ts";
import { pick } from "./pick.ts";

const member = membersOf("Console");
const ADMIN = member("Ada Reyes", "Admin");
const MANAGER = member("Tom Okafor", "Manager");
const MAYA = member("Maya Chen", "Employee", MANAGER.name);
const LEO = member("Leo Martins", "Employee", MANAGER.name);

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

let owner: Account;
const awayday = awaydayOfThisFile({
  prepare: async ({ url }) => {
    owner = await aTeam(url, "Console", [ADMIN, MANAGER, MAYA, LEO]);
  },
});

function monday(weeks: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7) + 7 * weeks);
  return day.toISOString().slice(0, 10);
}

test("an Admin reaches a deep link after sign-in, and manages people, requests, and the ledger", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  const dialog = page.getByRole("dialog");

  await test.step("signs in on the dashboard, which returns to the deep link", async () => {
    await page.goto('/admin/people?filter={"q":"maya"}');
    await expect(page).toHaveURL(/\/login\?then=/);
    await signIn(page, ADMIN);
    await expect(page).toHaveURL(/\/admin\/people\?filter=/);
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page).toHaveTitle("People · Awayday");
    await expectAccessible(page);
  });

  await test.step("lists everyone in a chosen order", async () => {
    await page.getByRole("searchbox", { name: "Name or email" }).fill("");
    await expect(page.getByRole("row")).toHaveCount(6);
    await page.getByRole("button", { name: "Name" }).click();
    await expect(page).toHaveURL(/order=DESC/);
    await expect(page.getByRole("row").nth(1)).toContainText("Tom Okafor");
    await expectLayoutHolds(page);
  });

  await test.step("downloads the list as a file by keyboard", async () => {
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV" }).focus();
    await page.keyboard.press("Enter");
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^people-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, first, ...others] = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
    expect(head).toContain("email,name,role,manager email");
    expect(first).toContain("Tom Okafor");
    expect(others).toHaveLength(4);
  });

  await test.step("edits a person, whose other fields stay unchanged, and adjusts a balance", async () => {
    await page.getByRole("link", { name: "Maya Chen" }).click();
    await expect(page.getByRole("heading", { name: "Maya Chen", level: 1 })).toBeVisible();
    await page.getByLabel("Vacation allowance").fill("25");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(page, "Person updated")).toBeVisible();
    await page.getByLabel("Email").fill("nonsense");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Invalid email address").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Adjust balance" }).click();
    await dialog.getByLabel("Adjustment").fill("1.5");
    await dialog.getByLabel("Reason").fill("Worked on a holiday");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save adjustment" }).click();
    await expect(toast(page, "PTO balance updated successfully")).toBeVisible();
    await expect(page.getByRole("row", { name: /^Vacation/ })).toContainText("26.5");
  });

  await test.step("requests time off for a person, approves it, and cancels the approved request", async () => {
    await page.getByRole("link", { name: "Requests", exact: true }).first().click();
    await page.getByRole("link", { name: "Request time off for another person" }).click();
    await expect(page.getByRole("heading", { name: "Request time off for another person", level: 1 })).toBeVisible();
    await pick(page, "Person", "Maya Chen");
    await page.getByLabel("Start date").fill(monday(1));
    await page.getByLabel("End date").fill(monday(1));
    await expect(
      page.getByText(/^Uses 1\sday \(26\.5\sdays available now, 25\.5 after\)\. Approver: Tom Okafor\./),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Submit request" }).click();
    await expect(toast(page, "Request submitted")).toBeVisible();
    await page.getByRole("link", { name: "Maya Chen" }).click();
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(toast(page, "Request approved")).toBeVisible();
    await page.getByRole("button", { name: "Cancel request" }).click();
    await dialog.getByRole("button", { name: "Cancel request" }).click();
    await expect(dialog.getByText("Please give a reason for canceling approved time off")).toBeVisible();
    await dialog.getByLabel("Reason").fill("Ill instead");
    await dialog.getByRole("button", { name: "Cancel request" }).click();
    await expect(toast(page, "Request canceled")).toBeVisible();
    await expect(page.getByText("Ill instead")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("finds the adjustment in the ledger, and undoes it with another entry", async () => {
    await page.getByRole("link", { name: "View entries" }).click();
    await expect(page.getByRole("row")).toHaveCount(3);
    await page.goto('/admin/ledger-entries?filter={"kind":"adjustment"}');
    await page.getByRole("link", { name: /Worked on a holiday/ }).click();
    await page.getByRole("button", { name: "Undo adjustment" }).click();
    await dialog.getByLabel("Reason").fill("A mistake");
    await dialog.getByRole("button", { name: "Undo adjustment" }).click();
    await expect(toast(page, "Adjustment undone")).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo adjustment" })).toBeHidden();
    await expectAccessible(page);
  });

  await test.step("finds the actor in the audit log", async () => {
    await page.getByRole("link", { name: "Audit log", exact: true }).click();
    await page.getByRole("link", { name: /undid an adjustment of/ }).click();
    await expect(page.getByText("Console", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Changes" })).toContainText("A mistake");
    await expectAccessible(page);
    await expectLayoutHolds(page);
  });
});

test("several people are changed at once, and refusals are listed with their reasons", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  const dialog = page.getByRole("dialog");
  await page.request.post("/api/auth/login", { data: owner });
  await page.goto("/admin/people");

  await test.step("assigns a manager to two people, one of whom is that manager", async () => {
    await page.getByRole("checkbox", { name: "Select Leo Martins" }).check();
    await page.getByRole("checkbox", { name: "Select Ada Reyes" }).check();
    await page.getByRole("button", { name: "Change selected" }).click();
    await page.getByRole("menuitem", { name: "Assign a manager" }).click();
    await pick(page, "Manager", "Ada Reyes");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect(dialog.getByText("1 done, 1 failed")).toBeVisible();
    await expect(dialog.getByRole("list", { name: "Failed" })).toContainText("Ada Reyes:");
    await expectAccessible(page);
    // Uses the keyboard, because a click at the same place within 350 ms counts as a double click.
    await dialog.getByRole("button", { name: "Done" }).press("Enter");
    await expect(page.getByRole("row", { name: /Leo Martins/ })).toContainText("Ada Reyes");
    await expect(page.getByRole("region", { name: "Selected" })).toBeHidden();
  });

  await test.step("approves requests together", async () => {
    const people = (await (await page.request.get("/api/admin/people")).json()) as { id: string; name: string }[];
    for (const [nth, name] of [MAYA.name, LEO.name].entries()) {
      const userId = people.find((person) => person.name === name)?.id;
      const data = { userId, type: "vacation", startDate: monday(3 + nth), endDate: monday(3 + nth) };
      expect((await page.request.post("/api/admin/requests", { data })).status()).toBe(201);
    }
    await page.goto('/admin/requests?filter={"status":"pending"}');
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await page.getByRole("button", { name: "Approve" }).click();
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(dialog.getByText("2 done, 0 failed")).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).press("Enter");
    await expect(page.getByText("No matching requests")).toBeVisible();
  });
});

test("an Admin groups people in a team with a coverage limit, and finds it on a person's page", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  await page.request.post("/api/auth/login", { data: ADMIN });
  await page.goto("/admin/teams/create");
  await page.getByLabel("Name").fill("Night Shift");
  await pick(page, "Leads", "Tom Okafor");
  await page.getByRole("combobox", { name: "Members" }).fill("leo");
  await page.getByRole("option", { name: "Leo Martins" }).click();
  await page.getByRole("combobox", { name: "Members" }).fill("maya");
  await page.getByRole("option", { name: "Maya Chen" }).click();
  await expect(page.getByRole("button", { name: "Leo Martins" })).toBeVisible();
  await pick(page, "If too few people are at work", "Refuse the request");
  await page.getByLabel("Minimum number of people").fill("1");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create team" }).click();
  await expect(toast(page, "Team created")).toBeVisible();
  await expect(page.getByRole("row", { name: /Night Shift/ })).toContainText("At least 1 person");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Night Shift" }).click();
  await expect(page.getByRole("button", { name: "Maya Chen" })).toBeVisible();
  await expectLayoutHolds(page);
  await page.goto('/admin/people?filter={"q":"maya"}');
  await page.getByRole("link", { name: "Maya Chen" }).click();
  await expect(page.getByRole("region", { name: "Teams" })).toContainText("Night Shift");
  await expectAccessible(page);
});

test(
  "an Employee who opens the console is sent back to the dashboard, which explains why",
  ONLY_IN_LONG_RUN,
  async ({ visit }) => {
    const page = await visit(awayday(), DESKTOP);
    await page.request.post("/api/auth/login", { data: MAYA });
    await page.goto("/admin/people");
    await expect(page).toHaveURL("/dashboard");
    await expect(toast(page, "Access Denied")).toBeVisible();
    await expect(page.getByText("You need Admin or Owner permissions to use the admin console")).toBeVisible();
    expect((await page.request.get("/api/admin/people")).status()).toBe(403);
  },
);

test("an Admin finds out on a page for Owners that it is for Owners, and returns to the console's home page", async ({
  visit,
}) => {
  const page = await visit(awayday(), DESKTOP);
  await page.request.post("/api/auth/login", { data: ADMIN });
  await page.goto("/admin/provisioning");
  await expect(page.getByText("You need Owner permissions to manage provisioning")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the Home Page" }).click();
  await expect(page).toHaveURL("/admin");
});
