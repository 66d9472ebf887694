import { expect, type Page } from "@playwright/test";
import { followClosures } from "#bot/operations/closures/followClosures.ts";
import { hire } from "#tests/arranging/testOrganization.ts";
import { toast } from "../accounts.ts";
import { expectAccessible } from "../expectAccessible.ts";
import { expectLayoutHolds } from "../expectLayoutHolds.ts";
import { test } from "../guardedTest.ts";
import { pick } from "../pick.ts";
import { fillInRequest } from "./requestForm.ts";
import { balanceOf, requestsOf, submit } from "./storyCalls.ts";
import { DESKTOP, messageTo, PHONE, replyTo, storyServer } from "./storyServer.ts";

const { company, expectNoViolations } = storyServer("2027-11-15");
test.afterEach(expectNoViolations);

async function pickSeveral(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(option);
  await page.getByRole("option", { name: option }).click();
  await page.keyboard.press("Escape");
}

test.describe("a blackout and its exception", () => {
  const WEEK = { type: "vacation", startDate: "2027-11-29", endDate: "2027-12-03" };
  const STOCKTAKING = { startDate: "2027-12-02", endDate: "2027-12-03", reason: "Stocktaking" };

  test("are added in the browser, where the form refuses everyone else's dates", async ({ visit }) => {
    const { ada, erin, ezra, url, signIn } = await company();
    const admin = await visit(url, DESKTOP);
    await signIn(admin, ada);
    await admin.goto("/admin/blackouts/create");
    await admin.getByLabel("Reason").fill(STOCKTAKING.reason);
    await admin.getByLabel("Start date").fill(STOCKTAKING.startDate);
    await admin.getByLabel("End date").fill(STOCKTAKING.endDate);
    await pickSeveral(admin, "Exceptions", "Ezra");
    await expect(admin.getByText(/^This blackout affects 5 people/)).toBeVisible();
    await expectAccessible(admin);
    await admin.getByRole("button", { name: "Add blackout" }).click();
    await expect(toast(admin, "Blackout added")).toBeVisible();

    const page = await visit(url, PHONE);
    await signIn(page, erin);
    await page.goto("/");
    const form = await fillInRequest(page, { ...WEEK, type: "Vacation" });
    await expect(form.getByText(/^Leave isn't allowed from .*: Stocktaking$/)).toBeVisible();
    await expect(form.getByRole("button", { name: "Submit Request" })).toBeDisabled();
    await expectLayoutHolds(page);

    const excepted = await visit(url, PHONE);
    await signIn(excepted, ezra);
    await excepted.goto("/");
    await fillInRequest(excepted, { ...WEEK, type: "Vacation" });
    await excepted.getByRole("button", { name: "Submit Request" }).click();
    await expect(toast(excepted, "PTO Request Submitted")).toBeVisible();
  });

  test("hold in Slack, which names the reason", async () => {
    const { ada, erin, ezra, api, inSlack } = await company();
    await (await api(ada)).send("POST", "/api/blackouts", { ...STOCKTAKING, exceptUserIds: [ezra.userId] });
    const line = `request vacation ${WEEK.startDate} ${WEEK.endDate}`;
    expect(await replyTo(inSlack(erin), line)).toMatch(/Leave isn't allowed from .*: Stocktaking/);
    expect(await replyTo(inSlack(ezra), line)).toContain("for 5 days has been sent for approval.");
  });

  test("hold through the API until the blackout is deleted", async () => {
    const { ada, erin, ezra, api } = await company();
    const [asAda, asErin, asEzra] = [await api(ada), await api(erin), await api(ezra)];
    const made = await asAda.send("POST", "/api/blackouts", { ...STOCKTAKING, exceptUserIds: [ezra.userId] });
    expect(made.status).toBe(201);
    const refused = await asErin.send("POST", "/api/pto-requests", WEEK);
    expect([refused.status, refused.body.error]).toEqual([422, expect.stringContaining("Stocktaking")]);
    await submit(asEzra, WEEK);
    expect((await asAda.send("DELETE", `/api/blackouts/${made.body.id}`)).status).toBe(204);
    await submit(asErin, WEEK);
  });
});

test.describe("a company closure in December that is charged to vacation", () => {
  const DATES = { startDate: "2027-12-27", endDate: "2027-12-31" };
  const CLOSURE = { name: "Year end", ...DATES };

  test("is added in the browser, and books everyone, also a person hired later", async ({ visit }) => {
    const { ada, erin, mona, owner, url, signIn } = await company();
    const admin = await visit(url, DESKTOP);
    await signIn(admin, ada);
    await admin.goto("/admin/closures/create");
    await admin.getByLabel("Name").fill(CLOSURE.name);
    await admin.getByLabel("Start date").fill(CLOSURE.startDate);
    await admin.getByLabel("End date").fill(CLOSURE.endDate);
    await pickSeveral(admin, "Offices", "Main Office");
    await pick(admin, "Charged to", "Vacation");
    await expect(admin.getByText(/^This closure affects 6 people/)).toBeVisible();
    await expectAccessible(admin);
    await admin.getByRole("button", { name: "Add closure" }).click();
    await expect(toast(admin, "Closure added")).toBeVisible();

    const nia = await hire(owner, "Nia", "Employee", { managerId: mona.userId });
    expect(await followClosures()).toEqual([]);
    for (const person of [erin, nia]) {
      const page = await visit(url, PHONE);
      await signIn(page, person);
      await page.goto("/requests");
      await expect(
        page.getByText("Company closure “Year end”: only an Admin or Owner can cancel this time off").first(),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: /^Change / })).toHaveCount(0);
      await expectAccessible(page);
      await expectLayoutHolds(page);
      await page.goto("/");
      await expect(page.getByRole("article", { name: "Vacation balance" })).toContainText("15 of 20 days available");
    }
  });

  test("notifies everyone in Slack, also a person hired later", async () => {
    const { ada, erin, mona, owner, api, inSlack } = await company();
    const closure = { ...CLOSURE, officeIds: [owner.officeId], charged: "vacation" };
    expect((await (await api(ada)).send("POST", "/api/closures", closure)).status).toBe(201);
    const news = await messageTo(inSlack(erin), /^Ada recorded vacation leave for you/);
    expect(JSON.stringify(news.blocks)).toContain("Company closure: Year end");
    const nia = await hire(owner, "Nia", "Employee", { managerId: mona.userId });
    await followClosures();
    await messageTo(inSlack(nia), /recorded vacation leave for you/);
    expect(await replyTo(inSlack(nia), "balance")).toContain("15");
  });

  test("is charged and given back through the API", async () => {
    const { ada, erin, mona, owner, api } = await company();
    const asAda = await api(ada);
    const closure = { ...CLOSURE, officeIds: [owner.officeId], charged: "vacation" };
    const made = await asAda.send("POST", "/api/closures", closure);
    expect(made.status).toBe(201);
    const nia = await hire(owner, "Nia", "Employee", { managerId: mona.userId });
    await followClosures();
    const each = [await api(erin), await api(nia)];
    for (const one of each) {
      expect(await requestsOf(one)).toMatchObject([{ ...DATES, status: "approved", days: 5 }]);
      expect(await balanceOf(one, "vacation")).toMatchObject({ used: 5, available: 15 });
    }
    expect((await asAda.send("DELETE", `/api/closures/${made.body.id}`)).status).toBe(204);
    for (const one of each) expect(await balanceOf(one, "vacation")).toMatchObject({ used: 0, available: 20 });
  });
});
