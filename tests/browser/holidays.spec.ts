import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { aTeam, type Member, PASSWORD } from "./aTeam.ts";
import { toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { ONLY_IN_LONG_RUN, test } from "./guardedTest.ts";
import { DARK_PHONE } from "./devices.ts";

const ADMIN: Member = { name: "Ada Reyes", email: "ada@holidays.example", password: PASSWORD, role: "Admin" };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

const awayday = awaydayOfThisFile({
  prepare: async ({ url }) => void (await aTeam(url, "Holidays", [ADMIN])),
});

const field = (page: Page, label: string) => page.getByRole("combobox", { name: label, exact: true });

async function pick(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).fill(option);
  await page.getByRole("option", { name: option, exact: true }).click();
}

const year = (page: Page) => page.getByRole("region", { name: "Country holidays" }).getByLabel("Year", { exact: true });

test("an Admin adds the holidays of an office's country and region for a chosen year", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  await page.request.post("/api/auth/login", { data: ADMIN });
  const data = { name: "Munich", country: "Germany", timezone: "Europe/Berlin" };
  const { id } = (await (await page.request.post("/api/admin/offices", { data })).json()) as { id: string };

  await test.step("opens the page from the office, with the country filled in", async () => {
    await page.goto(`/admin/offices/${id}`);
    await page.getByRole("link", { name: "Add country holidays" }).click();
    await expect(page.getByRole("heading", { name: "Add country holidays", level: 1 })).toBeVisible();
    await expect(field(page, "Office")).toHaveValue("Munich");
    await expect(field(page, "Country")).toHaveValue("Germany");
    await year(page).fill("2027");
    await expect(page.getByRole("row", { name: /Good Friday/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /Epiphany/ })).toBeHidden();
    await expectAccessible(page);
  });

  await test.step("chooses a region, and adds its public holidays", async () => {
    await pick(page, "Region", "Bayern");
    await expect(page.getByRole("row", { name: /Epiphany/ })).toContainText("Public");
    await expect(page.getByRole("checkbox", { name: "Epiphany, Wed, January 6" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Christmas Eve/ })).not.toBeChecked();
    await page.getByRole("checkbox", { name: /^Christmas Eve/ }).check();
    await page.getByRole("button", { name: "Add 13 holidays" }).click();
    await expect(toast(page, "13 holidays in Bayern, Germany added for 2027.")).toBeVisible();
    await expect(page.getByRole("row", { name: /Epiphany/ })).toContainText("Already added");
    await expect(page.getByRole("checkbox", { name: "Epiphany, Wed, January 6" })).toBeDisabled();
    await expectAccessible(page);
    await expectLayoutHolds(page);
  });

  await test.step("is offered the US federal holidays only for the office in the United States", async () => {
    const federal = page.getByRole("region", { name: "US federal holidays" });
    await expect(federal).toBeHidden();
    await pick(page, "Office", "Main Office");
    await federal.getByLabel("Year").fill("2027");
    await federal.getByRole("button", { name: "Add the 11 US federal holidays" }).click();
    await expect(toast(page, "11 US federal holidays for 2027 added.")).toBeVisible();
  });

  await test.step("finds them all in the list", async () => {
    await page.goto(`/admin/holidays?filter={"officeId":"${id}","year":2027}`);
    await expect(page.getByRole("row")).toHaveCount(14);
    await expect(page.getByRole("row", { name: /Corpus Christi/ })).toContainText("Munich");
  });
});

test(
  "holidays are added by keyboard on a phone in the dark, from the list of holidays",
  ONLY_IN_LONG_RUN,
  async ({ visit }) => {
    const page = await visit(awayday(), DARK_PHONE);
    await page.request.post("/api/auth/login", { data: ADMIN });
    await page.goto("/admin/holidays");
    await page.getByRole("link", { name: "Add country holidays" }).click();
    await expect(field(page, "Office")).toHaveValue("Main Office");
    await pick(page, "Country", "Japan");
    await year(page).fill("2027");
    await expect(page.getByRole("row", { name: /Marine Day/ })).toBeVisible();
    await expectAccessible(page);
    await expectLayoutHolds(page);

    await page.getByRole("checkbox", { name: "Select all" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Add holidays" })).toBeDisabled();
    await page.getByRole("checkbox", { name: /^Marine Day/ }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Add 1 holiday" }).press("Enter");
    await expect(toast(page, "1 holiday in Japan added for 2027.")).toBeVisible();

    await year(page).fill("18");
    await expect(page.getByText("A year from 1900 to 2199")).toBeVisible();
    await expect(page.getByText("Choose a country and a year to see the holidays")).toBeVisible();
  },
);

test("a holiday without an office causes an error at the field", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  await page.request.post("/api/auth/login", { data: ADMIN });
  await page.goto("/admin/holidays/create");
  await page.getByLabel("Name").fill("Marine Day");
  await page.getByLabel("Date").fill("2027-07-20");
  await page.getByRole("button", { name: "Add holiday" }).click();
  await expect(page.getByText("Choose an office").first()).toBeVisible();
  await expectAccessible(page);
});
