import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { addDays, yearOf } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { startAwayday, type Awayday } from "./awayday.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { test } from "./guardedTest.ts";

let awayday: Awayday | undefined;
test.beforeAll(async () => {
  awayday = await startAwayday("demo");
});
test.afterAll(() => awayday?.stop());

const MARCH_8 = `${yearOf(todayIn("America/New_York", new Date())) + 1}-03-08`;
const MONDAY = addDays(MARCH_8, (8 - new Date(`${MARCH_8}T12:00Z`).getUTCDay()) % 7);

const slackUrl = () => awayday?.slackUrl ?? "";
async function openAs(page: Page, name: string): Promise<Page> {
  await page.goto("/");
  const person = page.getByLabel("You are");
  await expect(person.locator("option")).not.toHaveCount(0);
  const value = await person.locator("option").filter({ hasText: name }).getAttribute("value");
  await person.selectOption(value);
  return page;
}
const sendCommand = async (page: Page, command: string) => {
  await page.getByLabel("Command", { exact: true }).fill(command);
  await page.keyboard.press("Enter");
};

test("a request made in chat is decided in chat, and both people see it immediately", async ({ visit }) => {
  const grace = await openAs(await visit(slackUrl()), "Grace Kim");
  const priya = await openAs(await visit(slackUrl()), "Priya Nair");

  await sendCommand(grace, "/pto request");
  const form = grace.getByRole("dialog", { name: "Request time off" });
  await form.getByLabel("Type").selectOption({ index: 1 });
  await form.getByLabel("Start date").fill(MONDAY);
  await form.getByLabel("End date").fill(addDays(MONDAY, -1));
  await form.getByLabel("Note").fill("<!channel> & beach");
  await form.getByRole("button", { name: "Submit request" }).click();
  await expect(form.locator(".error").first()).toBeVisible();
  await form.getByLabel("End date").fill(MONDAY);
  // A click while the form redraws to show the cost would have no effect.
  await expect(form.getByText("Balance after")).toBeVisible();
  await form.getByRole("button", { name: "Submit request" }).click();
  await grace.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(grace.getByRole("dialog")).toBeHidden();

  const message = priya.getByRole("article").filter({ hasText: "<!channel> & beach" });
  await expect(message).toBeVisible();
  await message.getByRole("button", { name: "Approve" }).click();
  await expect(priya.getByRole("article").filter({ hasText: "Approved by Priya Nair" })).not.toHaveCount(0);
  const answer = grace.getByRole("article").filter({ hasText: "Priya Nair" });
  await expect(answer).not.toHaveCount(0, { timeout: UNDO_MS + 20_000 });
});

test("the page is accessible in every state", async ({ visit }) => {
  const page = await openAs(await visit(slackUrl()), "Theo Grant");
  await sendCommand(page, "/pto help");
  await page.route("**/page/state*", async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      json: { ...((await reply.json()) as object), violations: ["Too big [/blocks/0/text/text]"] },
    });
  });
  await sendCommand(page, "/pto balance");
  const refused = page.getByRole("alert").filter({ hasText: "Too big [/blocks/0/text/text]" });
  await expect(refused).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Only visible to you" })).not.toHaveCount(0);
  await expectNobodyShutOut(page);
  await expectLayoutHolds(page);
  await refused.getByRole("button", { name: "Dismiss" }).click();
  await expect(refused).toBeHidden();
  await page.getByRole("button", { name: "Awayday · Home" }).click();
  await expect(page.getByRole("heading", { name: "Your time off" })).toBeVisible();
  await expectNobodyShutOut(page);
  await expectLayoutHolds(page);

  await page.getByRole("button", { name: "Request time off" }).focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Request time off" });
  await expect(form.getByLabel("Type")).toBeFocused();
  await expectNobodyShutOut(page);
  await expectLayoutHolds(page);
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
});

async function expectNobodyShutOut(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  }
}
