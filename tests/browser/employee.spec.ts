import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { DEMO_PASSWORD, emailOf } from "#scripts/demo/cast.ts";
import { shortOrLong } from "../soak/shortOrLong.ts";
import { signIn, toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { test } from "./guardedTest.ts";

const awayday = awaydayOfThisFile({ content: "demo" });

const LOOKS: [name: string, employee: string, options: BrowserContextOptions][] = [
  ["on a desktop, in the light", "Grace Kim", { viewport: { width: 1280, height: 800 }, colorScheme: "light" }],
  ["on a phone, in the dark", "Owen Brooks", { viewport: { width: 390, height: 844 }, colorScheme: "dark" }],
];

const looks = shortOrLong(LOOKS.slice(1), LOOKS);

for (const [look, name, options] of looks) {
  test(`an employee manages their time off ${look}`, async ({ visit }) => {
    const page = await visit(awayday(), options);
    const account = { email: emailOf(name), password: DEMO_PASSWORD };

    await test.step("a deep link leads to sign-in, and then to its target", async () => {
      await page.goto("/requests?status=rejected");
      await signIn(page, account);
      await expect(page.getByRole("heading", { name: "My Requests" })).toBeVisible();
      await expect(page).toHaveURL("/requests?status=rejected");
      await expect(page.getByText("Rejected").last()).toBeVisible();
      await expect(page.getByText("Approved", { exact: true })).toHaveCount(0);
    });

    await test.step("they read why a request was rejected", async () => {
      await page
        .getByRole("button", { name: /^View Reason/ })
        .first()
        .click();
      const dialog = page.getByRole("dialog", { name: "Rejection Reason" });
      await expect(dialog).toContainText("Too many people are away that week");
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step("filters stay in the address when they leave the page and return", async () => {
      await choose(page, "Status", "Pending");
      await expect(page).toHaveURL("/requests?status=pending");
      await page.getByRole("searchbox", { name: "Search requests" }).fill("no such thing");
      await expect(page.getByText("No requests match your filters")).toBeVisible();
      await navigateTo(page, "Offices");
      await expect(page.getByRole("heading", { name: "Offices" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("searchbox", { name: "Search requests" })).toHaveValue("no such thing");
      await page.getByRole("link", { name: "Clear Filters" }).click();
      await expect(page).toHaveURL("/requests");
      await expect(page.getByRole("searchbox", { name: "Search requests" })).toHaveValue("");
    });

    await test.step("the actions on their requests stay visible with text at 200%", async () => {
      const cancel = page.getByRole("button", { name: /^Cancel request/ }).first();
      const enlarge = (size: string) =>
        page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
      await enlarge("200%");
      await expect(page.getByRole("table", { name: "Requests" })).toHaveCount(0);
      await cancel.scrollIntoViewIfNeeded();
      await expect(cancel).toBeInViewport({ ratio: 1 });
      await enlarge("");
    });

    await test.step("they decide to keep a pending request, and then cancel it", async () => {
      const cancel = page.getByRole("button", { name: /^Cancel request/ });
      await cancel.first().click();
      await page.getByRole("button", { name: "Keep Request" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      const before = await cancel.count();
      await cancel.first().click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel Request" }).click();
      await expect(toast(page, "Request Cancelled")).toBeVisible();
      await expect(cancel).toHaveCount(before - 1);
    });

    await test.step("the form's buttons stay in place whatever the form shows", async () => {
      await navigateTo(page, "Dashboard");
      await page.getByRole("button", { name: "Request Time Off" }).click();
      const dialog = page.getByRole("dialog", { name: "Request Time Off" });
      const submit = dialog.getByRole("button", { name: "Submit Request" });
      await expect(dialog.getByLabel("Start Date")).toBeVisible();
      const place = await submit.boundingBox();
      await dialog.getByLabel("Start Date").focus();
      await dialog.getByLabel("Notes (optional)").focus();
      await expect(dialog.getByText("Start date is required")).toBeVisible();
      expect(await submit.boundingBox()).toEqual(place);
      const today = await todayOf(page);
      const year = Number(today.slice(0, 4)) + 1;
      await dialog.getByRole("combobox", { name: "PTO Type" }).click();
      await page.getByRole("option", { name: "Personal" }).click();
      await dialog.getByLabel("Start Date").fill(`${year}-02-01`);
      await dialog.getByLabel("End Date").fill(`${year}-06-01`);
      await expect(dialog.getByText("Insufficient balance for this request")).toBeVisible();
      await expect(submit).toBeDisabled();
      expect(await submit.boundingBox()).toEqual(place);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step("the form explains the effect of a holiday", async () => {
      await navigateTo(page, "Dashboard");
      await page.getByRole("button", { name: "Request Time Off" }).click();
      const dialog = page.getByRole("dialog", { name: "Request Time Off" });
      const today = await todayOf(page);
      const year = Number(today.slice(0, 4)) + 1;
      await dialog.getByRole("combobox", { name: "PTO Type" }).click();
      await page.getByRole("option", { name: "Vacation" }).click();
      await dialog.getByLabel("Start Date").fill(`${year}-01-01`);
      await dialog.getByLabel("End Date").fill(`${year}-01-14`);
      await expect(dialog.getByText(/^\d+ weekdays − .+ = \d+ days$/)).toBeVisible();
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step("they change their name, see their sessions, and save their preferences", async () => {
      await openUserMenu(page, "Profile Settings");
      await page.getByLabel("Full Name").fill(`${name} II`);
      await page.getByRole("button", { name: "Save Name" }).click();
      await expect(toast(page, "Profile Updated")).toBeVisible();
      await expect(page.getByText("This device")).toBeVisible();
      await page.getByRole("button", { name: "Done" }).click();
      await expect(page.getByRole("button", { name: `Account menu for ${name} II` })).toBeVisible();

      await openUserMenu(page, "Preferences");
      const monday = page.getByRole("radio", { name: "Monday" });
      await monday.click();
      await expect(monday).toBeChecked();
      await expect(toast(page, "Preferences Saved")).toBeVisible();
      await page.getByRole("radio", { name: options.colorScheme === "dark" ? "Light" : "Dark" }).check();
      await page.getByRole("button", { name: "Done" }).click();
      await page.reload();
      await expect(page.locator(`html[data-${options.colorScheme === "dark" ? "light" : "dark"}]`)).toBeAttached();
      await openUserMenu(page, "Preferences");
      await expect(page.getByRole("radio", { name: "Monday" })).toBeChecked();
      await page.getByRole("button", { name: "Done" }).click();
    });

    await test.step("they sign out and reach the landing page", async () => {
      await openUserMenu(page, "Sign Out");
      await expect(page.getByRole("heading", { name: "PTO Management Made Simple" })).toBeVisible();
      await page.goto("/requests");
      await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
    });
  });
}

test("the sidebar collapses and stays collapsed; on a phone it slides in", async ({ visit }) => {
  const page = await visit(awayday(), { viewport: { width: 1280, height: 800 } });
  await page.goto("/login");
  await signIn(page, { email: emailOf("Leo Martins"), password: DEMO_PASSWORD });
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar).toHaveCSS("width", "256px");
  await page.keyboard.press("Control+b");
  await expect(sidebar).toHaveCSS("width", "48px");
  await page.reload();
  await expect(sidebar).toHaveCSS("width", "48px");
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "sidebar_state");
  expect(cookie?.value).toBe("false");
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);

  await page.setViewportSize({ width: 767, height: 844 });
  await expect(sidebar).toBeHidden();
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  const sheet = page.getByLabel("Navigation");
  await expect(sheet).toHaveCSS("width", "288px");
  await page.getByRole("link", { name: "My Requests" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { name: "My Requests" })).toBeVisible();
});

async function navigateTo(page: Page, label: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await page.getByRole("button", { name: "Toggle sidebar" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label }).click();
}

async function openUserMenu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function todayOf(page: Page): Promise<IsoDate> {
  const me = (await (await page.request.get("/api/auth/user")).json()) as { timezone: string };
  return todayIn(me.timezone, Date.now());
}
