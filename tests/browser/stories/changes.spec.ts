import { expect } from "@playwright/test";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { toast } from "../accounts.ts";
import { expectAccessible } from "../expectAccessible.ts";
import { expectLayoutHolds } from "../expectLayoutHolds.ts";
import { test } from "../guardedTest.ts";
import { balanceOf, decide, requestsOf, submit, waitingFor } from "./storyCalls.ts";
import { buttonsOf, DESKTOP, eventually, messageTo, PHONE, type StoryCompany, storyServer } from "./storyServer.ts";

const { company, expectNoViolations } = storyServer("2027-03-01");
test.afterEach(expectNoViolations);

const WEEK = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-12" };
const WEDNESDAY = "2027-03-10";

async function aWeekOff({ erin, mona, api }: StoryCompany): Promise<string> {
  const { id } = await submit(await api(erin), WEEK);
  await decide(await api(mona), id, "approved");
  return id;
}

test.describe("shortening approved leave from Friday to Wednesday", () => {
  test("is asked for and approved in the browser, and the days stay booked until then", async ({ visit }) => {
    const story = await company();
    const { erin, mona, url, signIn, api } = story;
    await aWeekOff(story);
    const page = await visit(url, PHONE);
    await signIn(page, erin);
    await page.goto("/requests");
    await page.getByRole("button", { name: "Change Mar 08 – Mar 12, 2027" }).click();
    const form = page.getByRole("dialog", { name: "Change Time Off" });
    await form.getByLabel("End Date").fill(WEDNESDAY);
    await expect(form.getByText("5 days to 3 days")).toBeVisible();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Request Change" }).click();
    await expect(toast(page, "Change Requested")).toBeVisible();
    await expect(page.getByText("Change pending: Mar 08 – Mar 10, 2027")).toBeVisible();
    await expectLayoutHolds(page);
    expect(await balanceOf(await api(erin), "vacation")).toMatchObject({ used: 5, pending: 0 });

    const manager = await visit(url, DESKTOP);
    await signIn(manager, mona);
    await manager.goto("/approvals");
    await expect(manager.getByRole("article", { name: "Erin's request" })).toContainText("Mar 12, 2027");
    await expectAccessible(manager);
    await manager.getByRole("button", { name: "Approve Erin's request" }).click();
    await expect(toast(manager, "Request Approved")).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("article", { name: "Vacation balance" })).toContainText("17 of 20 days available");
  });

  test("is asked for and decided in Slack, and the requester reads the decision there", async () => {
    const story = await company();
    const { erin, mona, api, inSlack, pass } = story;
    await aWeekOff(story);
    const home = await inSlack(erin).openHome();
    if (!home) throw new Error("There is no Home tab");
    await inSlack(erin).click(home, "change_request");
    const form = await eventually(() => {
      const modal = inSlack(erin).modal();
      return modal?.submit?.text === "Request change" ? modal : undefined;
    });
    await inSlack(erin).submit(form, { endDate: WEDNESDAY });
    expect(JSON.stringify(inSlack(erin).modal()?.blocks)).toContain("stays as it is until the change is approved");
    const asked = await messageTo(inSlack(mona), /^Erin .*change.*vacation leave/i);
    expect(JSON.stringify(asked.blocks)).toContain("March 12, 2027");
    await inSlack(mona).click(asked, "approve_request");
    await eventually(() => (buttonsOf(inSlack(mona), asked).includes("undo_request") ? true : undefined));
    expect(await balanceOf(await api(erin), "vacation")).toMatchObject({ used: 3, pending: 0 });
    pass(UNDO_MS);
    await messageTo(inSlack(erin), /change.*approved by Mona/i);
  });

  test("gives the days back only with the decision through the API", async () => {
    const story = await company();
    const { erin, mona, api } = story;
    const id = await aWeekOff(story);
    const [asErin, asMona] = [await api(erin), await api(mona)];
    const asked = await asErin.send("POST", `/api/pto-requests/${id}/changes`, { endDate: WEDNESDAY });
    expect([asked.status, asked.body.status]).toEqual([201, "pending"]);
    expect((await requestsOf(asErin))[0]).toMatchObject({ status: "approved", endDate: WEEK.endDate, days: 5 });
    expect(await balanceOf(asErin, "vacation")).toMatchObject({ used: 5 });
    const path = `/api/pto-requests/${id}/changes/${asked.body.id}`;
    expect((await asMona.send("PATCH", path, { status: "approved" })).status).toBe(200);
    expect((await requestsOf(asErin))[0]).toMatchObject({ status: "approved", endDate: WEDNESDAY, days: 3 });
    expect(await balanceOf(asErin, "vacation")).toMatchObject({ used: 3, available: 17 });
    expect((await asMona.send("PATCH", path, { status: "rejected" })).status).toBe(409);
  });
});

test.describe("undoing a decision within 10 seconds", () => {
  test("takes one click in the browser, and the requester is never notified", async ({ visit }) => {
    const { erin, mona, url, signIn, api, inSlack, pass } = await company();
    await submit(await api(erin), WEEK);
    const page = await visit(url, DESKTOP);
    await signIn(page, mona);
    await page.goto("/approvals");
    await page.getByRole("button", { name: "Approve Erin's request" }).click();
    await expect(toast(page, "Request Approved")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(toast(page, "Decision Undone")).toBeVisible();
    await expect(page.getByRole("article", { name: "Erin's request" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Reject Erin's request" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reject Request" }).click();
    await expect(toast(page, "Request Rejected")).toBeVisible();
    pass(UNDO_MS);
    await messageTo(inSlack(erin), /rejected by Mona/);
    expect(
      inSlack(erin)
        .messages()
        .filter(({ text }) => text.includes("approved")),
    ).toEqual([]);
  });

  test("takes one click in Slack", async () => {
    const { erin, mona, api, inSlack } = await company();
    await submit(await api(erin), WEEK);
    const manager = inSlack(mona);
    const asked = await messageTo(manager, /^Erin requested 5 days of vacation leave/);
    await manager.click(asked, "approve_request");
    const decided = await eventually(() =>
      buttonsOf(manager, asked).includes("undo_request")
        ? manager.messages().find(({ ts }) => ts === asked.ts)
        : undefined,
    );
    await manager.click(decided, "undo_request");
    await eventually(() => (buttonsOf(manager, asked).includes("approve_request") ? true : undefined));
    expect(await waitingFor(await api(mona))).toHaveLength(1);
    expect(await balanceOf(await api(erin), "vacation")).toMatchObject({ used: 0, pending: 5 });
  });

  test("is refused through the API once the 10 seconds are over", async () => {
    const { erin, mona, api, pass } = await company();
    const [asErin, asMona] = [await api(erin), await api(mona)];
    const { id } = await submit(asErin, WEEK);
    await decide(asMona, id, "approved");
    const undo = () => asMona.send("POST", `/api/pto-requests/${id}/undo`, {});
    expect(await undo()).toMatchObject({ status: 200, body: { status: "pending" } });
    expect(await balanceOf(asErin, "vacation")).toMatchObject({ used: 0, pending: 5 });
    await decide(asMona, id, "approved");
    pass(UNDO_MS);
    expect(await undo()).toMatchObject({ status: 409, body: { code: "too_late" } });
    expect(await balanceOf(asErin, "vacation")).toMatchObject({ used: 5, pending: 0 });
  });
});
