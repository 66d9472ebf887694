import { expect, type Page } from "@playwright/test";
import { awaydayOfThisFile } from "./awayday.ts";
import { CROWD, CROWDED_MONTH, gatherCrowd } from "./crowd.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { test } from "./guardedTest.ts";

const awayday = awaydayOfThisFile({ prepare: gatherCrowd });

test("no dashboard, list, or dialog overflows with 200 people with long names", async ({ visit }) => {
  const page = await visit(awayday());
  await signInAs(page, "Owner");
  for (const path of [`/dashboard?month=${CROWDED_MONTH}`, "/team", "/settings/users", "/offices"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectLayoutHolds(page);
  }
  await page.goto("/approvals");
  await page
    .getByRole("button", { name: /^Reject .*request$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Reject Request" })).toBeVisible();
  await expectLayoutHolds(page);
});

test("a month of hundreds of events shows as many as fit and counts the rest for each day", async ({ visit }) => {
  const page = await visit(awayday());
  await signInAs(page, "Owner");
  await page.goto(`/dashboard?month=${CROWDED_MONTH}`);
  const day = page.getByRole("gridcell", { name: /March 3, 2027/ });
  await expect(day).toHaveText(/^3\+\d+ more$/);
  await day.locator("time").click();
  const away = page.getByRole("region", { name: "Selected day" });
  await expect(away.getByRole("listitem")).toHaveCount(8);
  await away.getByRole("button", { name: /^Show More/ }).click();
  expect(await away.getByRole("listitem").count()).toBeGreaterThan(30);
  await expectAccessible(page);
});

test("balances of zero, half a day, and a thousand days are shown as they are", async ({ visit }) => {
  const [owner, employee] = [await visit(awayday()), await visit(awayday())];
  await signInAs(owner, "Owner");
  const { id } = await signInAs(employee, "Employee");
  await setBalances(owner, id, { personal: 0.5, vacation: 1000 });
  await employee.goto("/");
  await expect(employee.getByRole("article", { name: "Vacation balance" })).toContainText(/^Vacation\d{4}1,000 of/);
  await expect(employee.getByRole("article", { name: "Personal balance" })).toContainText(/^Personal\d{4}0.5 of/);
  await expectLayoutHolds(employee);
  await setBalances(owner, id, { personal: 0 });
  await employee.reload();
  await expect(employee.getByRole("article", { name: "Personal balance" })).toContainText(/^Personal\d{4}0 of/);
  await expectAccessible(employee);
});

async function signInAs(page: Page, role: keyof typeof CROWD): Promise<{ id: string }> {
  const answer = await page.request.post("/api/auth/login", { data: CROWD[role] });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as { id: string };
}

interface Balance {
  id: string;
  type: string;
  available: number;
}

async function setBalances(owner: Page, userId: string, wanted: Record<string, number>): Promise<void> {
  const balances = (await (await owner.request.get(`/api/users/${userId}/balances`)).json()) as Balance[];
  for (const { id, type, available } of balances) {
    const adjustment = (wanted[type] ?? available) - available;
    if (adjustment === 0) continue;
    const data = { adjustment, reason: "To see how it looks" };
    expect((await owner.request.patch(`/api/pto-balances/${id}/adjust`, { data })).status()).toBe(200);
  }
}
