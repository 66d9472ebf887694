import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { addDays, type IsoDate, weekdayOf, yearOf } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { acceptInvitation, signInFirst, signUp, toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { test } from "./guardedTest.ts";
import { DARK_PHONE } from "./devices.ts";

const OWNER = { name: "Ola Berg", email: "ola.berg@example.com", password: "owner-password" };
const MANAGER = { name: "Max Adeyemi", email: "max@example.com", password: "manager-password" };
const EMPLOYEE = { name: "Eve Castillo", email: "eve@example.com", password: "employee-password" };
const REASON = "The release is in that week";

const COPYING: BrowserContextOptions = { permissions: ["clipboard-read", "clipboard-write"] };

interface Span {
  startDate: IsoDate;
  endDate: IsoDate;
}

const awayday = awaydayOfThisFile();

test("an organization signs up and invites two people, who request time off and decide", async ({ visit }) => {
  test.setTimeout(600_000);
  const url = awayday();
  const owner = await visit(url, COPYING);
  const manager = await visit(url);
  const employee = await visit(url, DARK_PHONE);
  const today = todayIn("America/New_York", new Date());
  const [wanted, unwanted] = comingSpans(today);

  await test.step("the owner signs up and signs in", async () => {
    await signUp(owner, "Story Inc.", OWNER);
    await signInFirst(owner, OWNER);
  });

  await test.step("the manager joins with the link that sending the invitation copied", async () => {
    await owner.goto("/settings/users");
    await invite(owner, { email: MANAGER.email, role: "Manager" });
    await expect(toast(owner, "Invitation Sent")).toContainText(MANAGER.email);
    await manager.goto(await copiedLink(owner));
    await expect(manager.getByText("You've been invited to join as Manager")).toBeVisible();
    await expectAccessible(manager);
    await acceptInvitation(manager, MANAGER);
    await expect(manager.getByRole("heading", { name: "Manager Dashboard" })).toBeVisible();
    await expect(manager.getByText("No pending approvals")).toBeVisible();
  });

  await test.step("the employee joins with the link from the list, on a phone", async () => {
    await owner.reload();
    await invite(owner, { email: EMPLOYEE.email, role: "Employee", manager: MANAGER.name });
    await owner.getByRole("button", { name: `Copy Link for ${EMPLOYEE.email}` }).click();
    await expect(toast(owner, "Link Copied")).toBeVisible();
    await employee.goto(await copiedLink(owner));
    await expect(employee.getByText("You've been invited to join as Employee")).toBeVisible();
    await expectAccessible(employee);
    await acceptInvitation(employee, EMPLOYEE);
    await expect(employee.getByRole("heading", { name: "Welcome back, Eve" })).toBeVisible();
    await expect(vacation(employee)).toContainText("20 of 20 days available");
    await expectLayoutHolds(employee);
    await expectAccessible(employee);
  });

  const startsThisYear = yearOf(wanted.startDate) === yearOf(today);
  const [before, after] = startsThisYear ? [20, 17] : [25, 22];

  await test.step("the employee sees the cost of three days, and requests them", async () => {
    await fillInRequest(employee, wanted);
    const facts = employee.getByRole("dialog", { name: "Request Time Off" }).getByRole("definition");
    const year = startsThisYear ? "" : ` in ${yearOf(wanted.startDate)}`;
    await expect(facts).toHaveText(["3 days", `${before} days${year}`, `${after} days${year}`, MANAGER.name]);
    await expectAccessible(employee);
    await submitRequest(employee);
    await expect(requestsIn(employee, "Pending Requests")).toContainText(spanText(wanted));
    await expect(vacation(employee)).toContainText("3 days pending");
  });

  await test.step("the manager sees the request, without coverage because the team is one person, and approves it", async () => {
    await manager.reload();
    const request = requestOfEmployee(manager);
    for (const text of [spanText(wanted), "3 days", `${after} days`]) await expect(request).toContainText(text);
    await expect(request.getByRole("progressbar", { name: "Team coverage" })).toHaveCount(0);
    await expectAccessible(manager);
    await request.getByRole("button", { name: /^Approve/ }).click();
    await expect(toast(manager, "Request Approved")).toBeVisible();
    await expect(manager.getByText("No pending approvals")).toBeVisible();
  });

  await test.step("the employee sees the changed balance and the approved request", async () => {
    await employee.reload();
    const moved = startsThisYear
      ? ["17 of 20 days available", "3 days used"]
      : ["20 of 20 days available", `${yearOf(wanted.startDate)}: 3 days booked`];
    for (const text of moved) await expect(vacation(employee)).toContainText(text);
    const upcoming = requestsIn(employee, "Your Upcoming Time Off");
    for (const text of [spanText(wanted), "3 days", "Approved"]) await expect(upcoming).toContainText(text);
  });

  await test.step("the manager rejects a second request with a reason", async () => {
    await fillInRequest(employee, unwanted);
    await submitRequest(employee);
    await owner.route("**/api/events", () => {});
    await owner.goto("/approvals");
    await expect(requestOfEmployee(owner)).toContainText(spanText(unwanted));

    await manager.reload();
    await requestOfEmployee(manager)
      .getByRole("button", { name: /^Reject/ })
      .click();
    const dialog = manager.getByRole("dialog", { name: "Reject Request" });
    await dialog.getByLabel("Reason (optional)").fill(REASON);
    await expectAccessible(manager);
    await dialog.getByRole("button", { name: "Reject Request" }).click();
    await expect(toast(manager, "Request Rejected")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("a later decision is refused with the name of the person who decided", async () => {
    await requestOfEmployee(owner)
      .getByRole("button", { name: /^Approve/ })
      .click();
    await expect(toast(owner, "Approval Failed")).toContainText(`This request was already rejected by ${MANAGER.name}`);
    await expect(owner.getByText("No pending approvals")).toBeVisible();
  });

  await test.step("the employee reads the reason", async () => {
    await employee.goto("/requests");
    const rejected = requestsIn(employee, "Request History").filter({ hasText: spanText(unwanted) });
    await expect(rejected).toContainText("Rejected");
    await expectAccessible(employee);
    await rejected.getByRole("button", { name: /^View Reason/ }).click();
    const dialog = employee.getByRole("dialog", { name: "Rejection Reason" });
    await expect(dialog).toContainText(REASON);
    await expect(dialog).toContainText(MANAGER.name);
    await expectAccessible(employee);
  });
});

function comingSpans(today: IsoDate): [Span, Span] {
  const nextMonday = addDays(today, 8 - weekdayOf(today));
  const [first, second] = [0, 7, 14]
    .map((days) => ({ startDate: addDays(nextMonday, days), endDate: addDays(nextMonday, days + 2) }))
    .filter(({ startDate, endDate }) => yearOf(startDate) === yearOf(endDate));
  if (!first || !second) throw new Error("Two years begin within three weeks");
  return [first, second];
}

const spanText = ({ startDate, endDate }: Span) => formatSpan(startDate, endDate);

async function invite(page: Page, wanted: { email: string; role: string; manager?: string }): Promise<void> {
  await page.getByRole("button", { name: "Invite User" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite User" });
  await dialog.getByLabel("Email").fill(wanted.email);
  await dialog.getByLabel("Start Date (optional)").fill("");
  await choose(page, "Role", wanted.role);
  if (wanted.manager) await choose(page, "Manager (optional)", wanted.manager);
  await dialog.getByRole("button", { name: /^(Send|Create) Invitation$/ }).click();
  await expect(dialog).toBeHidden();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("dialog").getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: new RegExp(`^${option}\\b`) }).click();
}

function copiedLink(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function fillInRequest(page: Page, { startDate, endDate }: Span): Promise<void> {
  await page.getByRole("button", { name: "Request Time Off" }).click();
  await choose(page, "PTO Type", "Vacation");
  const dialog = page.getByRole("dialog", { name: "Request Time Off" });
  await dialog.getByLabel("Start Date").fill(startDate);
  await dialog.getByLabel("End Date").fill(endDate);
}

async function submitRequest(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(toast(page, "PTO Request Submitted")).toContainText("Your vacation request for 3 days");
  await expect(page.getByRole("dialog")).toBeHidden();
}

const vacation = (page: Page) => page.getByRole("article", { name: "Vacation balance" });
const requestOfEmployee = (page: Page) => page.getByRole("article", { name: `${EMPLOYEE.name}'s request` });
const requestsIn = (page: Page, section: string) => page.getByRole("region", { name: section }).getByRole("listitem");
