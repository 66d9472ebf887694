import { Readable } from "node:stream";
import { expect, jest, test } from "@jest/globals";
import { attachEvidence } from "#bot/operations/evidence/attachEvidence.ts";
import { listMessages } from "#bot/operations/messages/listMessages.ts";
import { postMessage } from "#bot/operations/messages/postMessage.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import type { SandboxPerson } from "#scripts/sandbox/SandboxPerson.ts";
import type { SandboxMessage } from "#scripts/sandbox/SandboxView.ts";
import { PDF } from "#tests/arranging/evidenceFiles.ts";
import {
  blocksText,
  buttons,
  DECIDE,
  last,
  privateMessages,
  slackApprovers,
  withButtons,
} from "#tests/slack/slackApprovers.ts";

jest.setTimeout(30_000);
const { appUrl, company, mail, personOf, deliver, mona, submit, again } = await slackApprovers();
const { manager, erin, ezra } = company;
const [eve, ezraInSlack] = [personOf(erin), personOf(ezra)];

async function askForm(person: SandboxPerson, message: SandboxMessage) {
  await person.click(message, "ask_request");
  return person.until(() => (person.modal()?.callback_id === "ask_request" ? person.modal() : undefined), "a form");
}

async function send(person: SandboxPerson, message: SandboxMessage, text: string) {
  const { ack, view } = await person.submit(await askForm(person, message), { text });
  expect([ack?.response_action, view()]).toEqual([undefined, undefined]);
}

const textsOf = async (id: string) => (await listMessages(erin, id, {})).map(({ text }) => text);

test("an approver asks in Slack and the requester answers there; both messages show the thread", async () => {
  const { id } = await submit();
  await deliver();
  const request = last(mona);
  mail.received.length = 0;
  await send(mona, request, "Who covers <!here> & for you?");
  await deliver();
  const question = last(eve);
  expect(question.text).toMatch(/^Mona asked about your vacation leave, /);
  expect(blocksText(question)).toContain("*Question*\\n>Who covers &lt;!here&gt; &amp; for you?");
  expect(buttons(question)).toEqual(["ask_request", "open_request"]);
  expect(blocksText(question)).toContain(`${appUrl}/requests?thread=${id}`);
  expect(blocksText(again(request))).toContain("*Mona*\\n>Who covers &lt;!here&gt; &amp; for you?");
  expect(buttons(again(request))).toEqual(DECIDE);

  const form = await askForm(eve, question);
  expect(JSON.stringify(form.blocks)).toContain("*Mona*\\n>Who covers");
  await eve.submit(form, { text: "Ezra does." });
  await deliver();
  const answer = last(mona);
  expect(answer.text).toMatch(/^Erin wrote about their vacation leave, /);
  expect(blocksText(answer)).toContain("*Message*\\n>Ezra does.");
  expect(blocksText(answer)).toContain(`${appUrl}/approvals?thread=${id}`);
  expect(blocksText(again(request))).toContain("*Erin*\\n>Ezra does.");
  expect(await textsOf(id)).toEqual(["Who covers <!here> & for you?", "Ezra does."]);
  expect(mail.received).toEqual([]);
});

test("a repeated submission sends the message once", async () => {
  const { id } = await submit();
  await deliver();
  const form = await askForm(mona, last(mona));
  await Promise.all([mona.submit(form, { text: "Once?" }), mona.submit(form, { text: "Once?" })]);
  expect(await textsOf(id)).toEqual(["Once?"]);
});

test("a blank message is refused at the field", async () => {
  await submit();
  await deliver();
  const { ack } = await mona.submit(await askForm(mona, last(mona)), { text: "  " });
  expect(ack).toMatchObject({ response_action: "errors", errors: { text: "Please enter a message" } });
});

test("after the decision the form shows the messages and takes no more, even if it was open before", async () => {
  const { id } = await submit();
  await deliver();
  await postMessage(manager, id, { text: "Where to?" });
  await deliver();
  const question = last(eve);
  const open = await askForm(eve, question);
  await decideRequest(manager, id, { status: "rejected" });
  const { ack, view } = await eve.submit(open, { text: "To Malta" });
  expect(ack?.response_action).toBe("update");
  expect(JSON.stringify(view()?.blocks)).toContain("This request was already rejected by Mona");
  await eve.close(eve.modal()!);
  const closed = await askForm(eve, question);
  expect(JSON.stringify(closed.blocks)).toContain("Where to?");
  expect(closed.blocks.filter(({ type }) => type === "input")).toEqual([]);
  expect(await textsOf(id)).toEqual(["Where to?"]);
});

test("a colleague who got hold of a button sees nothing", async () => {
  const { id } = await submit();
  const other = await submit(ezra);
  await deliver();
  await postMessage(manager, other.id, { text: "Really?" });
  await deliver();
  await ezraInSlack.click(withButtons(last(ezraInSlack), id), "ask_request");
  const words =
    "Only the requester, the people who may decide this request, Admins, and Owners can see its documents and messages";
  await ezraInSlack.until(() => (privateMessages(ezraInSlack).includes(words) ? true : undefined), words);
});

test("an attached document appears in the approver's message", async () => {
  const { id } = await submit();
  await deliver();
  const request = last(mona);
  expect(blocksText(again(request))).not.toContain("Documents");
  await attachEvidence(erin, id, {
    name: "Note.pdf",
    type: "application/pdf",
    file: () => Readable.from([Buffer.from(PDF)]),
  });
  await deliver();
  expect(blocksText(again(request))).toMatch(/\*Documents\*[^1]{1,10}1/);
});
