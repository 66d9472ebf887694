import { describe, expect, jest, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import {
  buttons,
  DECIDE,
  last,
  blocksText,
  slackApprovers,
  statusOf,
  privateMessages,
  withButtons,
} from "#tests/slack/slackApprovers.ts";
import { hire } from "#tests/arranging/testOrganization.ts";

jest.setTimeout(30_000);
const { appUrl, clock, mail, as, sandbox, company, personOf, deliver, mona, submit, again, formOf, decided } =
  await slackApprovers();
const { owner, admin, manager, erin, ezra } = company;
const eve = personOf(erin);
const opens = () => sandbox.calls.filter(({ method }) => method === "views.open").length;

describe("a request", () => {
  test("from the web reaches its approver in Slack, with everything needed to decide, and not by email", async () => {
    mail.received.length = 0;
    const browser = await as(erin);
    const wanted = { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-07", notes: "The sea & <!channel>" };
    expect((await browser.send("POST", "/api/pto-requests", wanted)).status).toBe(201);
    await deliver();
    const message = last(mona);
    expect(message.text).toBe("Erin requested 5 days of vacation leave, May 03 – May 07, 2027");
    for (const fact of [
      "Mon, May 3, 2027 – Fri, May 7, 2027",
      "20 days now, 15 after",
      "Nobody else on the team",
      "50%",
      "\\n>The sea &amp; &lt;!channel&gt;",
    ]) {
      expect(blocksText(message)).toContain(fact);
    }
    expect(buttons(message)).toEqual(DECIDE);
    expect(blocksText(message)).toContain(`${appUrl}/approvals`);
    expect(mail.received).toEqual([]);
  });

  test("approved by its button updates the message, notifies the requester, and is approved on the web", async () => {
    const { id } = await submit();
    await deliver();
    const message = last(mona);
    expect(await mona.click(message, "approve_request")).toMatchObject({ status: 200 });
    expect(await decided(id)).toBe("approved");
    await deliver();
    expect(again(message).text).toMatch(/^Erin requested 1 day of vacation leave, .*: approved by Mona$/);
    expect(blocksText(again(message))).toContain("*Approved* by Mona");
    expect(buttons(again(message))).toEqual([]);
    expect(last(eve).text).toMatch(/^Your vacation leave, .*, was approved by Mona$/);
  });

  test("is rejected with a form for the reason, which the requester reads", async () => {
    const { id } = await submit();
    await deliver();
    const message = last(mona);
    const form = await formOf(message);
    expect(JSON.stringify(form.blocks)).toContain("Erin requested 1 day of vacation leave");
    const { ack, view } = await mona.submit(form, { rejectionReason: "Too many <!here> & all\nare away" });
    expect([ack?.response_action, view()]).toEqual([undefined, undefined]);
    expect(await decided(id)).toBe("rejected");
    await deliver();
    for (const copy of [again(message), last(eve)]) {
      expect(blocksText(copy)).toContain("*Reason*\\n>Too many &lt;!here&gt; &amp; all\\n>are away");
      expect(copy.text).toMatch(/rejected by Mona/);
    }
    expect(buttons(again(message))).toEqual([]);
  });

  test("can be rejected without a reason", async () => {
    const { id } = await submit();
    await deliver();
    const form = await formOf(last(mona));
    await mona.submit(form);
    expect(await decided(id)).toBe("rejected");
  });
});

describe("a click", () => {
  test("that is late shows who decided", async () => {
    const { id } = await submit();
    await deliver();
    const message = last(mona);
    await decideRequest(owner, id, { status: "approved" });
    await mona.click(message, "approve_request");
    const words = "This request was already approved by Owner";
    await mona.until(() => (privateMessages(mona).includes(words) ? true : undefined), words);
    await mona.until(() => (buttons(again(message)).length === 0 ? true : undefined));
  });

  test("on Reject that is late shows at once who decided, and opens no form", async () => {
    const { id } = await submit();
    await deliver();
    const message = last(mona);
    await decideRequest(owner, id, { status: "approved" });
    const [before, opened] = [privateMessages(mona).length, opens()];
    await mona.click(message, "reject_request");
    await mona.until(() => (privateMessages(mona).length > before ? true : undefined));
    expect(privateMessages(mona).at(-1)).toBe("This request was already approved by Owner");
    await mona.until(() => (buttons(again(message)).length === 0 ? true : undefined));
    expect([opens(), mona.modal()]).toEqual([opened, undefined]);
  });

  test("on Reject of another approver's request shows the refusal at once, and opens no form", async () => {
    const { id } = await submit(admin);
    await deliver();
    const [before, opened] = [privateMessages(mona).length, opens()];
    await mona.click(withButtons(last(mona), id), "reject_request");
    await mona.until(() => (privateMessages(mona).length > before ? true : undefined));
    expect([privateMessages(mona).at(-1), opens()]).toEqual(["This request isn't yours to decide", opened]);
    await cancelRequest(admin, id, {});
  });

  test("that is late in the form shows the refusal there", async () => {
    const { id } = await submit();
    await deliver();
    const form = await formOf(last(mona));
    await cancelRequest(erin, id, {});
    const { view } = await mona.submit(form, { rejectionReason: "No" });
    expect(JSON.stringify(view()?.blocks)).toContain("This request was already cancelled by Erin");
    await mona.close(view()!);
  });

  test("that Slack sends twice decides once, and the second shows the decision", async () => {
    const { id } = await submit();
    await deliver();
    const message = last(mona);
    const before = privateMessages(mona).length;
    await Promise.all([mona.click(message, "approve_request"), mona.click(message, "approve_request")]);
    await mona.until(() => (privateMessages(mona).length > before ? true : undefined), "a word to the second click");
    expect(privateMessages(mona).slice(before)).toEqual(["This request was already approved by Mona"]);
    const { rows } = await database().pool.query(
      "SELECT count(*)::int AS count FROM audit_events WHERE subject_id = $1 AND action = 'decideRequest'",
      [id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test("in the list of pending requests updates the list", async () => {
    const [first, second] = [await submit(), await submit(ezra)];
    await deliver();
    const { replies } = await mona.command("pending");
    const list = await mona.until(() => replies()[0]);
    const rest = () => replies().at(-1)!;
    await mona.click(withButtons(list, first.id), "approve_request");
    await mona.until(() => (blocksText(rest()).includes("You approved vacation leave") ? true : undefined));
    expect([blocksText(rest()).includes(first.id), blocksText(rest()).includes(second.id)]).toEqual([false, true]);
    await mona.submit(await formOf(withButtons(list, second.id)), { rejectionReason: "No" });
    await mona.until(() => (blocksText(rest()).includes("You rejected vacation leave") ? true : undefined));
    expect(blocksText(rest())).not.toContain(second.id);
    await deliver();
  });

  test("in the list of pending requests reports that a cancellation was approved", async () => {
    const { id } = await submit();
    await decideRequest(manager, id, { status: "approved" });
    const asked = await requestChange(erin, id, { cancel: true });
    await deliver();
    const { replies } = await mona.command("pending");
    const list = await mona.until(() => replies()[0]);
    await mona.click(withButtons(list, asked.id), "approve_request");
    const text = "You approved the cancellation of vacation leave";
    await mona.until(() => (blocksText(replies().at(-1)!).includes(text) ? true : undefined), text);
    await deliver();
  });

  test("in the Home tab updates the tab and the message", async () => {
    const { id } = await submit();
    await deliver();
    const home = (await mona.openHome())!;
    expect(JSON.stringify(home.blocks)).toContain(id);
    await mona.click({ ...home, blocks: withButtons(last(mona), id).blocks }, "approve_request");
    await mona.until(() => (JSON.stringify(mona.home()?.blocks).includes(id) ? undefined : true));
    await deliver();
    expect(buttons(last(mona))).toEqual([]);
  });

  test.each<[string, typeof mona, string]>([
    ["a person without the role", eve, "You need Manager, Admin, or Owner permissions to approve or reject requests"],
    ["another approver's request", mona, "This request isn't yours to decide"],
  ])("that is refused (%s) shows the reason", async (_, person, words) => {
    const { id } = await submit(admin);
    await deliver();
    const before = privateMessages(person).length;
    await person.click(withButtons(last(person), id), "approve_request");
    await person.until(() => (privateMessages(person).length > before ? true : undefined));
    expect(privateMessages(person).at(-1)).toBe(words);
    expect(await statusOf(id)).toBe("pending");
    await cancelRequest(admin, id, {});
  });

  test("on Approve shows the reason and keeps Reject if only another Admin or Owner may approve", async () => {
    const ana = await hire(owner, "Ana", "Admin", { managerId: manager.userId });
    const { id, startDate } = await submit(ana);
    await decideRequest(owner, id, { status: "approved" });
    const { id: changeId } = await requestChange(ana, id, { cancel: true });
    await deliver();
    const message = last(mona);
    clock.set(startDate);
    await mona.click(message, "approve_request");
    await mona.until(() => (buttons(again(message)).includes("approve_request") ? undefined : true));
    const text = "Only another Admin or Owner can change past or current days of an Admin's time off";
    expect(blocksText(again(message))).toContain(text);
    expect(buttons(again(message))).toContain("reject_request");
    await mona.until(() => (privateMessages(mona).at(-1) === text ? true : undefined), text);
    await decideRequest(owner, changeId, { status: "rejected" });
  });

  test("by a person who was never the approver reveals no decision", async () => {
    const { id } = await submit(ezra);
    const { id: own } = await submit();
    await decideRequest(manager, id, { status: "rejected", rejectionReason: "Between us" });
    await decideRequest(manager, own, { status: "approved" });
    await deliver();
    const message = last(eve);
    await eve.click(withButtons(message, id), "approve_request");
    await eve.until(() => (again(message).updatedTimes > message.updatedTimes ? true : undefined));
    expect(again(message).text).toBe("This request is no longer yours to decide.");
    expect(blocksText(again(message))).not.toMatch(/Ezra|Between us/);
  });

  test("on a button of an unknown request shows that it was not found", async () => {
    const message = last(mona);
    const before = privateMessages(mona).length;
    const { rows } = await database().pool.query("SELECT gen_random_uuid() AS id");
    for (const value of [rows[0].id, "nonsense", ""]) await mona.click(withButtons(message, value), "approve_request");
    await mona.until(() => (privateMessages(mona).length >= before + 3 ? true : undefined));
    expect(privateMessages(mona).at(-1)).toContain("was not found");
  });
});

test("a person who also chose email gets both, and one who turned off Slack gets email", async () => {
  mail.received.length = 0;
  const choose = (choices: object) =>
    database().pool.query("UPDATE users SET notification_choices = $1 WHERE id = $2", [choices, manager.userId]);
  const before = mona.messages().length;
  await choose({ mail: true });
  await submit();
  await deliver();
  expect([mona.messages().length - before, mail.received.map(({ to }) => to)]).toEqual([1, [manager.email]]);
  await choose({ slack: false });
  await submit();
  await deliver();
  expect([mona.messages().length - before, mail.received.length]).toEqual([1, 2]);
  await choose({});
});

test("a person who isn't in Slack is notified by email, which doesn't count as a failure", async () => {
  mail.received.length = 0;
  const nora = await hire(owner, "Nora", "Manager", { managerId: owner.userId });
  const nils = await hire(owner, "Nils", "Employee", { managerId: nora.userId });
  await deliver();
  mail.received.length = 0;
  const { id } = await submit(nils);
  await deliver();
  expect(mail.received.map(({ to }) => to)).toEqual([nora.email]);
  await decideRequest(nora, id, { status: "approved" });
  await deliver();
  expect(mail.received.map(({ to }) => to)).toEqual([nora.email, nils.email]);
  const { rows } = await database().pool.query(
    "SELECT DISTINCT channel, status FROM notifications WHERE payload ->> 'requestId' = $1 ORDER BY 1",
    [id],
  );
  expect(rows).toEqual([
    { channel: "mail", status: "sent" },
    { channel: "slack", status: "obsolete" },
  ]);
});
