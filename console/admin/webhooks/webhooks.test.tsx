import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { WebhookAnswer, WebhookMessageAnswer } from "#core/api/webhooks/WebhookAnswer.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./WebhooksPage.tsx";

const PAYROLL: WebhookAnswer = {
  id: "w1",
  name: "Payroll",
  url: "https://payroll.example/awayday",
  events: ["request.approved", "request.cancelled"],
  sendsObjects: false,
  isOn: true,
  offReason: null,
  failingSince: null,
  lastError: null,
  lastSentAt: "2027-03-01T15:00:00Z",
  waiting: 0,
  createdAt: "2027-02-01T15:00:00Z",
  oldSecretUntil: null,
};
const STOPPED: WebhookAnswer = {
  ...PAYROLL,
  id: "w2",
  name: "Planning",
  isOn: false,
  offReason: "failing",
  lastError: "The server returned 500",
};
const FAILED: WebhookMessageAnswer = {
  id: "m1",
  event: "request.approved",
  data: { requestId: "r1" },
  occurredAt: "2027-03-01T15:00:00Z",
  createdAt: "2027-03-01T15:00:00Z",
  repeatsId: null,
  status: "failed",
  attempts: 10,
  nextAttemptAt: null,
  attemptedAt: "2027-03-01T15:00:00Z",
  answerStatus: 500,
  durationMs: 1234,
  answer: "It broke",
  error: "The server returned 500",
};
const BOTH = { "GET /api/webhooks": [PAYROLL, STOPPED] };

test("each webhook shows its events and what is wrong with it, and can be turned on", async () => {
  const { keys, made } = openConsole("/admin/webhooks", "Admin", {
    ...BOTH,
    "PATCH /api/webhooks/w2": { ...STOPPED, isOn: true },
  });
  const payroll = await screen.findByRole("article", { name: "Payroll" });
  expect(within(payroll).getByText("Request approved, request canceled")).toBeVisible();
  const planning = screen.getByRole("article", { name: "Planning" });
  const trouble = "Awayday turned it off after three days of failures. Last error: The server returned 500.";
  expect(within(planning).getByText(trouble)).toBeVisible();
  await keys.click(within(planning).getByRole("switch", { name: "Send messages to Planning" }));
  await waitFor(() => expect(made).toContainEqual(expect.objectContaining({ method: "PATCH", body: { isOn: true } })));
});

test("a new webhook's secret is shown once, and a refusal appears beside its field", async () => {
  const wrong = "Enter an address that starts with https://";
  let isWrong = true;
  const { keys, made } = openConsole("/admin/webhooks", "Owner", {
    "GET /api/webhooks": [],
    "POST /api/webhooks": () =>
      isWrong ? refusal(400, wrong, { url: wrong })() : { ...PAYROLL, signingSecret: "whsec_abc" },
  });
  expect(await screen.findByText(/^No webhooks yet/)).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Add webhook" }));
  const dialog = screen.getByRole("dialog", { name: "Add webhook" });
  await keys.type(within(dialog).getByRole("textbox", { name: "Name" }), "Payroll");
  await keys.type(within(dialog).getByRole("textbox", { name: "Address" }), "http://x");
  await keys.click(within(dialog).getByRole("checkbox", { name: "Request approved" }));
  await keys.click(within(dialog).getByRole("button", { name: "Add webhook" }));
  expect(await within(dialog).findByText(wrong)).toBeVisible();
  isWrong = false;
  await keys.click(within(dialog).getByRole("button", { name: "Add webhook" }));
  expect(await screen.findByDisplayValue("whsec_abc")).toBeVisible();
  expect(made.findLast(({ method }) => method === "POST")?.body).toEqual({
    name: "Payroll",
    url: "http://x",
    events: ["request.approved"],
    sendsObjects: false,
  });
});

test("after a webhook is deleted, the focus is in the list of the other webhooks", async () => {
  let all = [PAYROLL, STOPPED];
  const { keys } = openConsole("/admin/webhooks", "Admin", {
    "GET /api/webhooks": () => all,
    "DELETE /api/webhooks/w1": () => {
      all = [STOPPED];
      return {};
    },
  });
  const payroll = await screen.findByRole("article", { name: "Payroll" });
  await keys.click(within(payroll).getByRole("button", { name: "Delete" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete Payroll?" });
  await keys.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(payroll).not.toBeInTheDocument());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(screen.getByRole("article", { name: "Planning" }));
});

test("the log shows the answer of each message, which can be sent again", async () => {
  const { keys, made } = openConsole("/admin/webhooks", "Admin", {
    "GET /api/webhooks": [PAYROLL],
    "GET /api/webhooks/w1/messages": [FAILED],
    "POST /api/webhook-messages/m1/replay": { repeated: 1 },
    "POST /api/webhooks/w1/ping": { messageId: "m2" },
  });
  await keys.click(await screen.findByRole("button", { name: "Messages" }));
  expect(await screen.findByText(/500 in 1,234 ms, 10 attempts/)).toBeVisible();
  expect(screen.getByText("It broke")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: /^Send again: Request approved/ }));
  expect(await screen.findByText("Message queued again")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Send test" }));
  await waitFor(() => expect(made.map(({ path }) => path)).toContain("/api/webhooks/w1/ping"));
});

test("the messages of a period are sent again, with times in words and blank times for whole days", async () => {
  const { keys, made } = openConsole("/admin/webhooks", "Admin", {
    "GET /api/webhooks": [PAYROLL],
    "GET /api/webhooks/w1/messages": [FAILED],
    "POST /api/webhooks/w1/replay": { repeated: 2 },
  });
  await keys.click(await screen.findByRole("button", { name: "Messages" }));
  await keys.click(await screen.findByRole("button", { name: "Send messages again" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send messages again" }));
  const send = dialog.getByRole("button", { name: "Send again" });
  expect(dialog.getAllByText(/time zone/)).toHaveLength(1);
  await keys.type(dialog.getByLabelText("Start date"), "2027-02-10");
  await keys.type(dialog.getByLabelText("Start time"), "9:30 pm");
  await keys.type(dialog.getByLabelText("End date"), "2027-02-09");
  expect(dialog.getByLabelText("End date")).toHaveAccessibleDescription("The end must be after the start");
  expect(send).toBeDisabled();
  await keys.clear(dialog.getByLabelText("End date"));
  await keys.type(dialog.getByLabelText("End date"), "2027-02-10");
  expect(dialog.getByLabelText("Start time")).toHaveValue("9:30 PM");
  await keys.click(send);
  expect(await screen.findByText("2 messages queued again")).toBeVisible();
  expect(made.findLast(({ method }) => method === "POST")?.body).toEqual({
    from: new Date("2027-02-10T21:30").toISOString(),
    to: new Date("2027-02-11T00:00").toISOString(),
    onlyFailed: false,
  });
});

test("a period without messages to send again is named as such", async () => {
  const { keys } = openConsole("/admin/webhooks", "Admin", {
    "GET /api/webhooks": [PAYROLL],
    "GET /api/webhooks/w1/messages": [],
    "POST /api/webhooks/w1/replay": { repeated: 0 },
  });
  await keys.click(await screen.findByRole("button", { name: "Messages" }));
  await keys.click(await screen.findByRole("button", { name: "Send messages again" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send messages again" }));
  await keys.type(dialog.getByLabelText("Start date"), "2027-02-10");
  await keys.type(dialog.getByLabelText("End date"), "2027-02-10");
  await keys.click(dialog.getByRole("button", { name: "Send again" }));
  expect(await screen.findByText("No messages to send again in this period")).toBeVisible();
});

test("only what changed is sent, so that an address that another Admin replaced isn't restored", async () => {
  const { keys, made } = openConsole("/admin/webhooks", "Admin", { ...BOTH, "PATCH /api/webhooks/w1": PAYROLL });
  const payroll = await screen.findByRole("article", { name: "Payroll" });
  await keys.click(within(payroll).getByRole("button", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Payroll" }));
  await keys.type(dialog.getByLabelText("Name"), " 2");
  await keys.click(dialog.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Webhook updated")).toBeVisible();
  expect(made).toContainEqual(expect.objectContaining({ method: "PATCH", body: { name: "Payroll 2" } }));
});
