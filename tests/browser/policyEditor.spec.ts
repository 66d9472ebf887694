import { expect, type Page } from "@playwright/test";
import { aTeam, type Member, PASSWORD } from "./aTeam.ts";
import { type Account, signIn, toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { ONLY_IN_LONG_RUN, test } from "./guardedTest.ts";
import { DARK_PHONE } from "./devices.ts";

const MAYA: Member = { name: "Maya Chen", email: "maya@team.example", password: PASSWORD, role: "Employee" };

let owner: Account;
const awayday = awaydayOfThisFile({
  prepare: async ({ url }) => {
    owner = await aTeam(url, "Team", [MAYA]);
  },
});

async function openEditor(page: Page): Promise<void> {
  await page.goto("/admin/policies");
  await signIn(page, owner);
  await page.getByRole("link", { name: "Vacation" }).click();
  await page.getByRole("link", { name: "Open the policy editor" }).click();
  await expect(sentence(page)).toContainText("20 days a year on January 1");
}

const sentence = (page: Page) => page.getByRole("region", { name: "Summary" });
const sample = (page: Page) => page.getByRole("table", { name: /^Sample person/ });

test("an Owner starts from a template, changes a number, sees the impact, saves, and finds the version", async ({
  visit,
}) => {
  const page = await visit(awayday());
  await openEditor(page);

  await test.step("finds a template", async () => {
    await page.getByRole("button", { name: "Start from a template" }).press("Enter");
    const gallery = page.getByRole("dialog", { name: "Start from a template" });
    await expect(gallery.getByRole("searchbox")).toBeVisible();
    await expectAccessible(page);
    await gallery.getByRole("searchbox").fill("lose it");
    await expect(gallery.getByRole("listitem")).toHaveCount(1);
    await gallery.getByRole("button", { name: "Use Use it or lose it by March 31" }).click();
    await expect(sentence(page)).toContainText("25 days a year on January 1");
  });

  await test.step("changes the amount, and with it the sentence, the sample person, and the impact", async () => {
    await page.getByRole("group", { name: "How much" }).getByLabel("Amount", { exact: true }).fill("28");
    await expect(sentence(page)).toContainText("28 days a year on January 1");
    await page.getByRole("region", { name: "Sample person" }).getByLabel("Start date").fill("2019-01-01");
    await expect(sample(page).getByRole("row").nth(2).getByRole("cell").first()).toHaveText("28");
    await expect(page.locator("figure .recharts-area-area")).toBeVisible();
    await expect(page.getByText(/^2 people, \+8\sdays each as of /)).toBeVisible();
    await expect(page.getByRole("row", { name: "Maya Chen 20 28" })).toBeVisible();
    await expectAccessible(page);
    await expectLayoutHolds(page);
  });

  await test.step("is asked before a link or the browser's Back button leaves the draft", async () => {
    const keepEditing = async () => {
      // Uses the keyboard, because a click at the same place within 350 ms counts as a double click.
      await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).press("Enter");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page).toHaveURL(/\/document$/);
      await expect(sentence(page)).toContainText("28 days a year on January 1");
    };
    await page.getByRole("navigation", { name: "Admin console" }).getByRole("link", { name: "Offices" }).click();
    await keepEditing();
    await page.evaluate(() => window.history.back());
    await keepEditing();
  });

  await test.step("saves", async () => {
    await page.getByRole("button", { name: "Save policy" }).click();
    await expect(toast(page, "Policy saved")).toBeVisible();
    await page.reload();
    await expect(sentence(page)).toContainText("28 days a year on January 1");
    const versions = page.getByRole("list", { name: "Versions" });
    await expect(versions.getByRole("button", { name: /^Edit this version/ })).toHaveCount(2);
    await expect(versions).toContainText(`${owner.name}, `);
    await expect(versions.getByRole("list", { name: "Differences" })).toContainText("28 days a year on January 1");
    await expectAccessible(page);
  });

  await test.step("the simple form shows the sentence instead", async () => {
    await page.getByRole("link", { name: "Policy", exact: true }).click();
    await expect(page.getByText("the simple form can't show")).toBeVisible();
    await expect(page.getByText(/^28\sdays a year on January\s1/)).toBeVisible();
    await expectAccessible(page);
  });
});

test("an Owner fixes a document in the JSON view on a phone", ONLY_IN_LONG_RUN, async ({ visit }) => {
  const page = await visit(awayday(), DARK_PHONE);
  await page.goto("/admin/policies");
  await signIn(page, owner);
  await page.getByRole("link", { name: "Sick" }).click();
  await page.getByRole("link", { name: "Open the policy editor" }).click();
  await page.getByRole("tab", { name: "JSON" }).click();
  const text = page.getByRole("textbox", { name: "Policy document" });
  await text.fill('{"unit": "day", "grants": [{"frequency": "yearly", "amount": 12, "carryover": "none"}]}');
  await expect(page.getByRole("list", { name: "Problems" })).toHaveText("grants[0].carryover isn't a known field");
  await expectAccessible(page);
  await expectLayoutHolds(page);
  await text.fill('{"unit": "day", "grants": [{"frequency": "yearly", "amount": 12, "carryOver": "none"}]}');
  await expect(sentence(page)).toContainText("12 days a year on January 1; unused days expire on December 31.");
  await page.getByRole("tab", { name: "Form" }).click();
  await expectAccessible(page);
  await expectLayoutHolds(page);
});
