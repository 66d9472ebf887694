import { expect } from "@playwright/test";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { toast } from "../accounts.ts";
import { expectAccessible } from "../expectAccessible.ts";
import { expectLayoutHolds } from "../expectLayoutHolds.ts";
import { test } from "../guardedTest.ts";
import { fillInRequest, requestForm } from "./requestForm.ts";
import { balanceOf, decide, requestsOf, submit, waitingFor } from "./storyCalls.ts";
import {
  buttonsOf,
  DESKTOP,
  eventually,
  messageTo,
  PHONE,
  replyTo,
  type StoryPerson,
  storyServer,
} from "./storyServer.ts";

const { company, expectNoViolations } = storyServer("2027-03-01");
test.afterEach(expectNoViolations);

const TWO_DAYS = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-09" };
const THREE_DAYS = { type: "vacation", startDate: "2027-03-15", endDate: "2027-03-17" };
const GRANTS = [{ frequency: "yearly" as const, amount: 20 }];

const companyWith = (approvalOf: (people: { vera: StoryPerson }) => BookingRule["approval"]) =>
  company((people) => ({ unit: "day", grants: GRANTS, booking: { approval: approvalOf(people) } }));

const twoSteps = () => companyWith(({ vera }) => [{ by: ["manager", { person: vera.userId }] }]);
const upToTwo = () => companyWith(() => [{ by: ["manager"], auto: { upTo: 2 } }]);

test.describe("two approvers, one of them away", () => {
  const AWAY = { from: "2027-03-01", to: "2027-03-05" };

  test("the first names a delegate in the browser, who approves, and then the second", async ({ visit }) => {
    const { erin, ezra, mona, vera, url, signIn, api, pass } = await twoSteps();
    await submit(await api(erin), TWO_DAYS);
    const away = await visit(url, DESKTOP);
    await signIn(away, mona);
    await away.goto("/");
    await away.getByRole("button", { name: /^Account menu/ }).click();
    await away.getByRole("menuitem", { name: "Delegates" }).click();
    const dialog = away.getByRole("dialog", { name: "Delegates" });
    await dialog.getByRole("combobox", { name: "Delegate" }).click();
    await away.getByRole("option", { name: "Ezra" }).click();
    await dialog.getByLabel("First Day").fill(AWAY.from);
    await dialog.getByLabel("Last Day").fill(AWAY.to);
    await dialog.getByRole("button", { name: "Add Delegate" }).click();
    await expect(toast(away, "Delegate Added")).toBeVisible();
    await expectAccessible(away);

    const delegate = await visit(url, PHONE);
    await signIn(delegate, ezra);
    await delegate.goto("/approvals");
    await expect(delegate.getByRole("article", { name: "Erin's request" })).toContainText("For Mona");
    await expectLayoutHolds(delegate);
    await delegate.getByRole("button", { name: "Approve Erin's request" }).click();
    await expect(toast(delegate, "Approved")).toBeVisible();

    pass(UNDO_MS);
    const second = await visit(url, DESKTOP);
    await signIn(second, vera);
    await second.goto("/approvals");
    const card = second.getByRole("article", { name: "Erin's request" });
    await expect(card).toContainText("Approved by Ezra");
    await expectAccessible(second);
    await second.getByRole("button", { name: "Approve Erin's request" }).click();
    await expect(toast(second, "Request Approved")).toBeVisible();
    expect(await balanceOf(await api(erin), "vacation")).toMatchObject({ used: 2, pending: 0 });
  });

  test("the delegate and then the second approve in Slack", async () => {
    const { erin, ezra, mona, vera, api, inSlack, pass } = await twoSteps();
    await (await api(mona)).send("POST", "/api/delegations", { delegateId: ezra.userId, ...AWAY });
    await submit(await api(erin), TWO_DAYS);
    const asked = await messageTo(inSlack(ezra), /^Erin requested 2 days of vacation leave/);
    await inSlack(ezra).click(asked, "approve_request");
    await eventually(() => (buttonsOf(inSlack(ezra), asked).includes("undo_request") ? true : undefined));
    pass(UNDO_MS);
    const last = await messageTo(inSlack(vera), /^Erin requested 2 days of vacation leave/);
    expect(JSON.stringify(last.blocks)).toContain("Approved by Ezra");
    await inSlack(vera).click(last, "approve_request");
    await eventually(() => (buttonsOf(inSlack(vera), last).includes("undo_request") ? true : undefined));
    pass(UNDO_MS);
    await messageTo(inSlack(erin), /^Your vacation leave, .*, was approved by Vera/);
    const copy = await messageTo(inSlack(mona), /: approved by Vera$/);
    expect(buttonsOf(inSlack(mona), copy)).toEqual([]);
  });

  test("each step is decided once through the API, and the request names both approvers", async () => {
    const { erin, ezra, mona, vera, api } = await twoSteps();
    const [asErin, asEzra, asMona, asVera] = [await api(erin), await api(ezra), await api(mona), await api(vera)];
    const named = await asMona.send("POST", "/api/delegations", { delegateId: ezra.userId, ...AWAY });
    expect(named.status).toBe(201);
    const { id } = await submit(asErin, TWO_DAYS);
    expect(await waitingFor(asEzra)).toMatchObject([{ id, actingFor: { name: "Mona" } }]);
    expect(await decide(asEzra, id, "approved")).toMatchObject({ status: "pending" });
    const late = await asMona.send("PATCH", `/api/pto-requests/${id}`, { status: "rejected", version: 1 });
    expect(late.status).toBe(409);
    expect(await decide(asVera, id, "approved")).toMatchObject({ status: "approved" });
    expect(await requestsOf(asErin)).toMatchObject([{ approvalText: "Approved by Ezra for Mona and Vera" }]);
    expect(await balanceOf(asErin, "vacation")).toMatchObject({ used: 2, pending: 0 });
  });
});

test.describe("a question on a request", () => {
  test("is asked in the browser, answered in Slack, and read in the browser", async ({ visit }) => {
    const { erin, mona, url, signIn, api, inSlack } = await company();
    const { id } = await submit(await api(erin), TWO_DAYS);
    const page = await visit(url, DESKTOP);
    await signIn(page, mona);
    await page.goto("/approvals");
    await page.getByRole("button", { name: "Ask a Question about Erin's request" }).click();
    const thread = page.getByRole("dialog", { name: "Questions and Documents" });
    await thread.getByLabel("Message").fill("Who covers for you?");
    await thread.getByRole("button", { name: "Send" }).click();
    await expect(thread.getByRole("listitem")).toContainText("Who covers for you?");
    await expectAccessible(page);

    const employee = inSlack(erin);
    const question = await messageTo(employee, /^Mona asked about your vacation leave/);
    await employee.click(question, "ask_request");
    const form = await eventually(() =>
      employee.modal()?.callback_id === "ask_request" ? employee.modal() : undefined,
    );
    await employee.submit(form, { text: "Ezra does." });
    await messageTo(inSlack(mona), /^Erin wrote about their vacation leave/);
    await page.goto(`/approvals?thread=${id}`);
    await expect(thread.getByText("Ezra does.")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("article", { name: "Erin's request" })).toContainText("2 messages");
  });

  test("changes nothing about the request through the API", async () => {
    const { erin, mona, ezra, api } = await company();
    const [asErin, asMona] = [await api(erin), await api(mona)];
    const { id, version } = await submit(asErin, TWO_DAYS);
    const path = `/api/pto-requests/${id}/messages`;
    expect((await asMona.send("POST", path, { text: "Who covers for you?" })).status).toBe(201);
    expect((await asErin.send("POST", path, { text: "Ezra does." })).status).toBe(201);
    expect((await (await api(ezra)).get(path)).status).toBe(403);
    const texts = (await asErin.get(path)).body.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(["Who covers for you?", "Ezra does."]);
    expect((await requestsOf(asErin))[0]).toMatchObject({ status: "pending", version, messages: 2 });
  });
});

test.describe("automatic approval up to two days", () => {
  test("approves two days in the browser at once, and sends three to the approver", async ({ visit }) => {
    const { erin, mona, url, signIn, api } = await upToTwo();
    const page = await visit(url, PHONE);
    await signIn(page, erin);
    for (const [wanted, title] of [
      [TWO_DAYS, "PTO Request Approved"],
      [THREE_DAYS, "PTO Request Submitted"],
    ] as const) {
      await page.goto("/");
      const form = await fillInRequest(page, { ...wanted, type: "Vacation" });
      await form.getByRole("button", { name: "Submit Request" }).click();
      await expect(toast(page, title)).toBeVisible();
      await expect(requestForm(page)).toBeHidden();
    }
    await expectAccessible(page);
    expect(await balanceOf(await api(erin), "vacation")).toMatchObject({ used: 2, pending: 3 });
    expect(await waitingFor(await api(mona))).toMatchObject([{ days: 3 }]);
  });

  test("approves two days in Slack at once, and asks the approver there about three", async () => {
    const { erin, mona, inSlack } = await upToTwo();
    const line = ({ startDate, endDate }: typeof TWO_DAYS) => `request vacation ${startDate} ${endDate}`;
    expect(await replyTo(inSlack(erin), line(TWO_DAYS))).toContain("for 2 days was approved automatically.");
    expect(await replyTo(inSlack(erin), line(THREE_DAYS))).toContain("for 3 days has been sent for approval.");
    await messageTo(inSlack(mona), /^Erin requested 3 days of vacation leave/);
    expect(
      inSlack(mona)
        .messages()
        .filter(({ text }) => text.includes("2 days")),
    ).toEqual([]);
  });

  test("approves and charges two days through the API, and nobody is asked", async () => {
    const { erin, mona, api } = await upToTwo();
    const [asErin, asMona] = [await api(erin), await api(mona)];
    expect(await submit(asErin, TWO_DAYS)).toMatchObject({ status: "approved", days: 2 });
    expect(await waitingFor(asMona)).toEqual([]);
    expect(await submit(asErin, THREE_DAYS)).toMatchObject({ status: "pending", days: 3 });
    expect(await balanceOf(asErin, "vacation")).toMatchObject({ used: 2, pending: 3 });
  });
});
