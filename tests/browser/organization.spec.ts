import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { aTeam, type Member, PASSWORD } from "./aTeam.ts";
import { type Account, signIn, toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { ONLY_IN_LONG_RUN, test } from "./guardedTest.ts";
import { DARK_PHONE } from "./devices.ts";

const ADMIN: Member = { name: "Ada Reyes", email: "ada@organization.example", password: PASSWORD, role: "Admin" };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const PATH = "/admin/organization";

let owner: Account;
const awayday = awaydayOfThisFile({
  prepare: async ({ url }) => {
    owner = await aTeam(url, "Organization", [ADMIN]);
  },
});

const heading = (page: Page) => page.getByRole("heading", { name: "Organization", level: 1 });

test("an Owner changes the organization's settings, and the next office starts with them", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  await page.goto("/settings");
  await signIn(page, owner);
  await page.getByRole("link", { name: /^Organization/ }).click();
  await expect(page).toHaveURL(PATH);
  await expect(heading(page)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Organization name").fill("Northwind");
  await page.getByLabel("Domain (optional)").fill("no domain");
  await page.getByLabel("Remind the approver after").fill("2, 4");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("Domain (optional)")).toHaveAccessibleDescription("Domain must look like example.com");
  await page.getByLabel("Domain (optional)").fill("");
  const zone = page.getByRole("combobox", { name: "Time zone" });
  await zone.fill("berlin");
  await page.getByRole("option", { name: "Europe/Berlin" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Organization updated")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Northwind");

  await page.reload();
  await expect(page.getByLabel("Organization name")).toHaveValue("Northwind");
  await expect(zone).toHaveValue("Europe/Berlin");
  await expect(page.getByLabel("Remind the approver after")).toHaveValue("2, 4");
  await page.goto("/admin/offices/create");
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Europe/Berlin");
});

test(
  "Google-only sign-in can't be turned on if Google sign-in isn't set up, and the page explains why",
  ONLY_IN_LONG_RUN,
  async ({ visit }) => {
    const page = await visit(awayday(), DARK_PHONE);
    await page.goto("/settings/organization");
    await signIn(page, owner);
    await expect(page).toHaveURL(PATH);
    await expect(page.getByText(/Google sign-in isn't set up on this server\.$/)).toBeVisible();
    await expect(page.getByRole("switch", { name: "Sign in with Google only" })).toHaveCount(0);
    await expectLayoutHolds(page);
  },
);

test("a notice doesn't hide the title of the page on a phone", async ({ visit }) => {
  const page = await visit(awayday(), DARK_PHONE);
  await page.goto("/login");
  await signIn(page, owner);
  const title = page.getByRole("heading", { name: "Get Started", level: 1 });
  await expect(title).toBeVisible();
  const notice = toast(page, "Welcome back!");
  await expect(notice).toBeVisible();
  const [above, below] = [await title.boundingBox(), await notice.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});

test("an Owner transfers the organization to an Admin by keyboard on a phone, and both see it at once", async ({
  visit,
}) => {
  const page = await visit(awayday(), DARK_PHONE);
  const admin = await visit(awayday(), DESKTOP);
  await admin.goto(PATH);
  await signIn(admin, ADMIN);
  await expect(admin.getByText(/Only an Owner can change the other settings/)).toBeVisible();
  await expect(admin.getByLabel("Organization name")).toBeDisabled();
  await expectAccessible(admin);

  await page.goto(PATH);
  await signIn(page, owner);
  await page.getByRole("button", { name: "Transfer ownership" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Transfer ownership" });
  await dialog.getByRole("combobox", { name: "New Owner" }).focus();
  await page.keyboard.type("Ada");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const name = dialog.getByLabel("Type “Ada Reyes” to confirm");
  await name.fill("Ada");
  await page.keyboard.press("Enter");
  await expect(name).toHaveAccessibleDescription("The name doesn't match");
  await expectAccessible(page);
  await expectLayoutHolds(page);
  await name.fill("Ada Reyes");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Ownership transferred")).toContainText("Ada Reyes is now an Owner. You are now an Admin.");
  await expect(page.getByText(/Only an Owner can change the other settings/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Transfer ownership" })).toBeHidden();

  await admin.reload();
  await expect(admin.getByRole("button", { name: "Transfer ownership" })).toBeVisible();
  await expect(admin.getByLabel("Organization name")).toBeEnabled();
});
