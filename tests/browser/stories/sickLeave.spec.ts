import { expect } from "@playwright/test";
import { toast } from "../accounts.ts";
import { expectAccessible } from "../expectAccessible.ts";
import { expectLayoutHolds } from "../expectLayoutHolds.ts";
import { test } from "../guardedTest.ts";
import { fillInRequest, requestForm } from "./requestForm.ts";
import { messageTo, PHONE, replyTo, storyServer } from "./storyServer.ts";
import { balanceOf, decide, requestsOf, submit } from "./storyCalls.ts";

const TODAY = "2027-03-03";
const { company, expectNoViolations } = storyServer(TODAY);
test.afterEach(expectNoViolations);

test.describe("sick today", () => {
  test("is reported with one touch on a phone, and the approver sees it", async ({ visit }) => {
    const { erin, mona, url, signIn } = await company();
    const page = await visit(url, PHONE);
    await signIn(page, erin);
    await page.goto("/");
    await page.getByRole("button", { name: "I'm Sick Today" }).tap();
    await expect(toast(page, "PTO Request Submitted")).toContainText("Your sick request for 1 day");
    await expect(page.getByRole("button", { name: "Sick Day Reported" })).toBeDisabled();
    await expectAccessible(page);
    await expectLayoutHolds(page);
    const manager = await visit(url, PHONE);
    await signIn(manager, mona);
    await manager.goto("/approvals");
    await manager.getByRole("button", { name: "Approve Erin's request" }).tap();
    await expect(toast(manager, "Request Approved")).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("article", { name: "Sick balance" })).toContainText("9 of 10 days available");
  });

  test("is reported with a command in Slack, and approved there", async () => {
    const { erin, mona, inSlack, api } = await company();
    expect(await replyTo(inSlack(erin), "sick")).toContain("Your sick request for 1 day has been sent for approval.");
    expect(await replyTo(inSlack(erin), "sick")).toContain("You already have a PTO request for these dates");
    const asked = await messageTo(inSlack(mona), /^Erin requested 1 day of sick leave/);
    await inSlack(mona).click(asked, "approve_request");
    await messageTo(inSlack(mona), /: approved by Mona$/);
    expect(await balanceOf(await api(erin), "sick")).toMatchObject({ used: 1, pending: 0 });
  });

  test("is one request through the API", async () => {
    const { erin, mona, api } = await company();
    const [asErin, asMona] = [await api(erin), await api(mona)];
    const today = { type: "sick", startDate: TODAY, endDate: TODAY };
    const { id } = await submit(asErin, today);
    expect((await asErin.send("POST", "/api/pto-requests", today)).status).toBe(409);
    expect(await balanceOf(asErin, "sick")).toMatchObject({ used: 0, pending: 1 });
    expect(await decide(asMona, id, "approved")).toMatchObject({ status: "approved", days: 1 });
    expect(await balanceOf(asErin, "sick")).toMatchObject({ used: 1, pending: 0 });
  });
});

test.describe("half sick, half on vacation on one day", () => {
  const DATE = "2027-03-04";
  const halves = [
    { type: "sick", status: "pending", startPart: "am", days: 0.5 },
    { type: "vacation", status: "pending", startPart: "pm", days: 0.5 },
  ];

  test("is entered in two forms in the browser", async ({ visit }) => {
    const { erin, url, signIn, api } = await company();
    const page = await visit(url, PHONE);
    await signIn(page, erin);
    for (const [type, half] of [
      ["Sick", "Morning"],
      ["Vacation", "Afternoon"],
    ] as const) {
      await page.goto("/");
      const form = await fillInRequest(page, { type, startDate: DATE, endDate: DATE });
      await form.getByLabel("Half day").check();
      await form.getByRole("combobox", { name: "Which Half" }).click();
      await page.getByRole("option", { name: half }).click();
      await expect(form.getByText("0.5 days", { exact: true })).toBeVisible();
      await form.getByRole("button", { name: "Submit Request" }).click();
      await expect(toast(page, "PTO Request Submitted")).toBeVisible();
      await expect(requestForm(page)).toBeHidden();
    }
    expect(await requestsOf(await api(erin))).toMatchObject(halves.toReversed());
    await page.goto("/requests");
    await expect(page.getByText(/morning/i).first()).toBeVisible();
    await expect(page.getByText(/afternoon/i).first()).toBeVisible();
    await expectLayoutHolds(page);
  });

  test("is two commands in Slack, and a third half is refused", async () => {
    const { erin, inSlack, api } = await company();
    expect(await replyTo(inSlack(erin), `request sick ${DATE} am`)).toContain("0.5 days");
    expect(await replyTo(inSlack(erin), `request vacation ${DATE} am`)).toContain("You already have a PTO request");
    expect(await replyTo(inSlack(erin), `request vacation ${DATE} pm`)).toContain("0.5 days");
    expect(await requestsOf(await api(erin))).toMatchObject(halves.toReversed());
  });

  test("charges half a day of each type through the API", async () => {
    const { erin, mona, api } = await company();
    const [asErin, asMona] = [await api(erin), await api(mona)];
    for (const { type, startPart } of halves) {
      const { id } = await submit(asErin, { type, startDate: DATE, endDate: DATE, startPart, endPart: startPart });
      await decide(asMona, id, "approved");
    }
    expect(await balanceOf(asErin, "sick")).toMatchObject({ used: 0.5, available: 9.5 });
    expect(await balanceOf(asErin, "vacation")).toMatchObject({ used: 0.5, available: 19.5 });
  });
});
