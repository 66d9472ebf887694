import { expect } from "@playwright/test";
import { postDueEverywhere } from "#bot/operations/accruals/postDue.ts";
import { announceSettlements } from "#bot/operations/reminders/announceSettlements.ts";
import { database } from "#db/connect.ts";
import { toast } from "../accounts.ts";
import { expectAccessible } from "../expectAccessible.ts";
import { expectLayoutHolds } from "../expectLayoutHolds.ts";
import { test } from "../guardedTest.ts";
import { DESKTOP, messageTo, PHONE, storyServer } from "./storyServer.ts";

const { company: found, expectNoViolations } = storyServer("2027-03-01");
test.afterEach(expectNoViolations);

const DOCUMENT = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 24, leaverShare: "completedMonths" }],
  settlement: { pay: { max: 5 } },
} as const;
const LAST_DAY = "2027-06-30";

async function company() {
  const story = await found(() => DOCUMENT);
  return {
    ...story,
    afterLastDay: async () => {
      story.clock.set("2027-07-01");
      await expect(async () => {
        await postDueEverywhere();
        const settled = "SELECT FROM ledger_entries WHERE user_id = $1 AND kind = 'settlement'";
        expect((await database().pool.query(settled, [story.erin.userId])).rowCount).toBeGreaterThan(0);
      }).toPass();
      await announceSettlements();
      story.pass(0);
    },
  };
}

test.describe("a leaver's settlement", () => {
  test("is shown in the browser before the last day is saved, and stands on the final statement", async ({ visit }) => {
    const { ada, erin, url, signIn, afterLastDay } = await company();
    const admin = await visit(url, DESKTOP);
    await signIn(admin, ada);
    await admin.goto(`/admin/people/${erin.userId}`);
    await admin.getByLabel("End date").fill(LAST_DAY);
    const settlement = admin.getByRole("alert").filter({ hasText: "Settlement on the last day, Jun 30, 2027" });
    await expect(settlement).toContainText("5 days");
    await expect(settlement).toContainText("7 days");
    await expectAccessible(admin);
    await admin.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(admin, "Person updated")).toBeVisible();
    await afterLastDay();

    const page = await visit(url, PHONE);
    await signIn(page, erin);
    await page.goto(`/final-statement/${erin.userId}`);
    await expect(page.getByRole("heading", { name: "Final Statement: Erin" })).toBeVisible();
    const vacation = page.getByRole("table", { name: "Vacation" });
    await expect(vacation.getByRole("row", { name: /^Balance on the last day/ })).toContainText("12.00");
    await expect(vacation.getByRole("row", { name: /^Paid out/ })).toContainText("5.00");
    await expect(vacation.getByRole("row", { name: /^Written off/ })).toContainText("7.00");
    await expect(vacation.getByRole("row", { name: /^Left after the settlement/ })).toContainText("0.00");
    await expectAccessible(page);
    await expectLayoutHolds(page);
  });

  test("is announced in Slack to the leaver and the Admins once", async () => {
    const { ada, erin, api, inSlack, afterLastDay } = await company();
    await (await api(ada)).send("PATCH", `/api/users/${erin.userId}`, { endDate: LAST_DAY });
    await afterLastDay();
    const news = await messageTo(inSlack(erin), /^Your balances were settled as of your last day, Jun 30, 2027/);
    expect(JSON.stringify(news.blocks)).toContain("5 days");
    await messageTo(inSlack(ada), /^Erin's balances were settled as of their last day, Jun 30, 2027/);
    await afterLastDay();
    expect(
      inSlack(erin)
        .messages()
        .filter(({ text }) => text.includes("settled")),
    ).toHaveLength(1);
  });

  test("is the same through the API before and after it is posted", async () => {
    const { ada, erin, api, afterLastDay } = await company();
    const asAda = await api(ada);
    const shown = await asAda.get(`/api/users/${erin.userId}/settlement?endDate=${LAST_DAY}`);
    expect(shown.body).toMatchObject({ types: [{ type: "vacation", paidOut: 5, reclaimed: 0, writtenOff: 7 }] });
    expect((await asAda.send("PATCH", `/api/users/${erin.userId}`, { endDate: LAST_DAY })).status).toBe(200);
    await afterLastDay();
    const posted = await (await api(ada)).get(`/api/users/${erin.userId}/settlement`);
    expect(posted.body.types).toEqual(shown.body.types);
    const ledger = (await (await api(erin)).get(`/api/users/${erin.userId}/ledger?type=vacation&leaveYear=2027`)).body;
    const settled = ledger.filter(({ kind }: { kind: string }) => kind === "settlement");
    expect(settled.map(({ days }: { days: number }) => days)).toEqual([-5, -7]);
    expect(ledger.at(-1).balance).toBe(0);
  });
});
