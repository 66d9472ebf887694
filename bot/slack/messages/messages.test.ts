import { describe, expect, test } from "@jest/globals";
import { toMinutes } from "#core/leave/amounts.ts";
import type { MessageBody } from "#bot/notify/Message.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { blockKitFaults } from "#scripts/sandbox/slackApi/blockKitFaults.ts";
import { aWaitingRequest } from "#tests/arranging/aWaitingRequest.ts";
import { approvalBlocks, compactApprovalBlocks } from "../blocks/approvalBlocks.ts";
import { rejectView } from "../modals/reject/rejectView.ts";
import { approverMessage } from "./approverMessage.ts";
import { messageOf } from "./messageOf.ts";

const APP = "https://awayday.example";
const zone = "America/New_York";

const HOSTILE: Record<string, string> = {
  "a mention of everybody": "<!channel> <!here> <@U1> <#C1>",
  "a link of theirs": "<https://evil.example|Approve>",
  "what grows by being made inert": "&".repeat(5000),
  "many lines": "<\n".repeat(2500),
  "emoji only": "😀".repeat(2500),
  "one long word": "x".repeat(5000),
};
const VACATION = { type: "vacation", typeName: "Vacation", unit: "day" } as const;
const SICK = { type: "sick", typeName: "Sick", unit: "day" } as const;
const texts = Object.entries(HOSTILE);

const view = (text: string): RequestView => ({
  ...aWaitingRequest({ notes: text }),
  status: "rejected",
  decidedAt: new Date("2027-03-02T03:00:00Z"),
  decidedByName: text,
  isDecidedByOwner: false,
  rejectionReason: text,
});
const waiting = (text: string) =>
  aWaitingRequest({ name: text, notes: text, alsoAway: Array.from({ length: 500 }, () => text) });
const about = (text: string, isOwn: boolean) => ({ request: view(text), personName: text, isOwn, byName: text });

const everyMessage = (text: string): MessageBody[] => [
  { event: "request.submitted", request: waiting(text) },
  { event: "request.reminded", request: waiting(text) },
  { event: "request.escalated", request: waiting(text) },
  { event: "request.approved", ...about(text, true) },
  { event: "request.rejected", ...about(text, true) },
  { event: "request.cancelled", ...about(text, false) },
  { event: "request.recosted", ...about(text, true) },
  { event: "request.recosted", ...about(text, true), others: Array.from({ length: 19 }, () => view(text)), more: 500 },
  { event: "request.entered", ...about(text, true) },
  { event: "balance.adjusted", ...SICK, minutes: -240, reason: text, byName: text },
  { event: "balance.adjusted", ...SICK, minutes: 240, reason: null, byName: null },
  {
    event: "balance.settled",
    userId: "maya",
    personName: text,
    on: "2027-06-30",
    isCorrection: true,
    settled: [{ ...VACATION, paidOut: 960, reclaimed: 0, writtenOff: 5 }],
  },
  { event: "leave.expiring", expiring: [{ ...VACATION, minutes: 960 }], on: "2028-01-01" },
  { event: "block.missing", ...VACATION, typeName: text, days: 10, longest: 3, by: "2027-12-31" },
  { event: "webhook.stopped", name: text, reason: "failing", lastError: "The server returned 500" },
  {
    event: "calendar.stopped",
    serviceName: "Google Calendar",
    officeName: text,
    officeId: "o1",
    trouble: "refused",
    lastError: "Google returned 403",
  },
  { event: "digest.failed", officeName: text, channelName: text, trouble: "not_in_channel" },
  { event: "ownLeave.raised", byName: text, rules: { kind: "hours", office: text }, id: "o1", isUnknown: true },
  { event: "admin.added", personId: "p1", name: text, role: "Admin", byName: text, isInvited: false },
  { event: "ownership.transferred", isNewOwner: true, fromName: text, toName: text },
  { event: "ownership.transferred", isNewOwner: false, fromName: text, toName: text },
];

describe.each(texts)("with %s in names and notes", (_, text) => {
  const surfaces = () => [
    ...everyMessage(text).map((body) => messageOf(body, APP)),
    approverMessage(
      { is: "decided", request: view(text), personName: text, zone, isUndoable: true },
      "request.submitted",
      APP,
    ),
    approverMessage({ is: "open", request: waiting(text) }, "request.reminded", APP),
    { text: "", blocks: compactApprovalBlocks(waiting(text), APP) },
  ];

  test("every message is within Block Kit's limits", () => {
    for (const { text: line, blocks } of surfaces()) {
      expect(blockKitFaults("message", { blocks })).toEqual([]);
      expect(line.length).toBeLessThan(4000);
    }
  });

  test("nothing in the text is interpreted", () => {
    for (const { text: line, blocks } of surfaces()) {
      expect(line + JSON.stringify(blocks)).not.toMatch(/<(?!https:\/\/awayday\.example)/);
    }
  });

  test("the form to reject is within the limits for any message", () => {
    const [message] = everyMessage(text).map((body) => messageOf(body, APP));
    for (const line of [message?.text, text, "", undefined]) {
      expect(blockKitFaults("modal", rejectView({ requestId: "1", clickedIn: {}, about: line }))).toEqual([]);
    }
  });
});

test("the Home tab shows as many pending requests as fit", () => {
  const blocks = Array.from({ length: 50 }, (_, index) =>
    compactApprovalBlocks(aWaitingRequest({ id: `${index}` }), APP),
  ).flat();
  expect(blockKitFaults("home", { type: "home", blocks })).toEqual([]);
});

test("an approver sees the balance of each leave year that a request charges", () => {
  const balances = [
    { leaveYear: 2027, before: 480, after: 0 },
    { leaveYear: 2028, before: 9600, after: 9120 },
  ];
  const request = aWaitingRequest({ balances });
  expect(JSON.stringify(approvalBlocks(request, APP))).toContain(
    String.raw`*Balance*\n2027: 1 day now, 0 after\n2028: 20 days now, 19 after`,
  );
  expect(JSON.stringify(compactApprovalBlocks(request, APP))).toContain(
    "0 days in 2027 and 19 days in 2028 left afterward",
  );
});

test("a list shows that a request was edited, and what it was before, but not for a change, whose dates show it", () => {
  const before = { type: "vacation", typeName: "Vacation", unit: "day", minutes: 960, isHalfDay: false } as const;
  const editedFrom = { ...before, startDate: "2027-03-02", endDate: "2027-03-03" };
  const textOf = (request: Parameters<typeof aWaitingRequest>[0]) =>
    JSON.stringify(compactApprovalBlocks(aWaitingRequest({ ...request, editedFrom }), APP));
  expect(textOf({})).toContain("Changed. It was 2 days of vacation leave, Tue, March 2, 2027 – Wed, March 3, 2027.");
  expect(textOf({ change: { requestId: "r2", isCancellation: false, isAtOnce: false } })).not.toContain("It was");
});

test("an approver sees everything needed to decide", () => {
  const text = JSON.stringify(approvalBlocks(aWaitingRequest({ notes: "The sea", alsoAway: ["Ezra"] }), APP));
  for (const fact of [
    "*Erin requested 1 day of vacation leave*",
    "*Employee*\\nErin (erin@acme.example)",
    "*Dates*\\nMon, May 3, 2027",
    "*Amount*\\n1 day",
    "*Balance*\\n20 days now, 19 after",
    "*Also away*\\nEzra",
    "*Team coverage*\\n50%",
    "*Note*\\n>The sea",
  ]) {
    expect(text).toContain(fact);
  }
});

test("a request in a list takes two blocks", () => {
  const blocks = compactApprovalBlocks(aWaitingRequest({ alsoAway: ["A", "B", "C", "D"], notes: "The\nsea" }), APP);
  expect(blocks).toHaveLength(2);
  expect(JSON.stringify(blocks)).toContain(
    "*Erin* · vacation leave · Mon, May 3, 2027\\n1 day · 19 days left afterward · 50% of the team at work (1 of 2)\\nAlso away: A, B, C, and 1 more\\n>The sea",
  );
});

test("a delegate sees for whom they decide, in a message and in a list", () => {
  const request = aWaitingRequest({ actingFor: { id: "7", name: "Ola" } });
  for (const blocks of [approvalBlocks(request, APP), compactApprovalBlocks(request, APP)]) {
    expect(JSON.stringify(blocks)).toContain("You're deciding for Ola.");
  }
});

test("people whose names a request omits are counted in its messages", () => {
  const request = aWaitingRequest({ alsoAway: ["A", "B", "C", "D"], moreAway: 8, alsoPending: ["E"], morePending: 2 });
  expect(JSON.stringify(compactApprovalBlocks(request, APP))).toContain(
    "A, B, C, and 9 more; E and 2 more (all pending)",
  );
  expect(JSON.stringify(approvalBlocks(request, APP))).toContain("A, B, C, D, and 8 more; E and 2 more (all pending)");
});

test("an approver sees which evidence is needed and how much is unpaid", () => {
  const request = aWaitingRequest({
    conditions: ["Evidence is needed for more than 3 days", "1 of 6 days is unpaid"],
  });
  expect(JSON.stringify(approvalBlocks(request, APP))).toContain(
    "Evidence is needed for more than 3 days; 1 of 6 days is unpaid",
  );
  expect(JSON.stringify(compactApprovalBlocks(request, APP))).toContain("1 of 6 days is unpaid");
});

test("an approver sees the people of a team with a limit who would be at work, and the team's name is plain text", () => {
  const day = { startDate: "2027-05-03", endDate: "2027-05-03" };
  const parts = [{ ...day, present: 1, working: 3, isBelow: true, names: ["Ezra"] }];
  const teamStrips = [{ team: "R&D <!here>", limit: "At least 2 people", parts, moreParts: 2, moreBelow: 1 }];
  const request = aWaitingRequest({ teamStrips, shortfalls: ["R&D <!here> needs at least 2 people at work"] });
  expect(JSON.stringify(approvalBlocks(request, APP))).toContain(
    "*At work*\\nR&amp;D &lt;!here&gt;: At least 2 people\\nMay 03, 2027: 1 of 3 at work (Ezra), below the minimum\\nand 2 more, 1 below the minimum",
  );
  expect(JSON.stringify(approvalBlocks(request, APP))).not.toContain("needs at least");
  expect(JSON.stringify(compactApprovalBlocks(request, APP))).toContain("R&amp;D &lt;!here&gt; needs at least");
});

test("unlimited leave has no remaining balance", () => {
  const request = aWaitingRequest({ isUnlimited: true, balanceBefore: null });
  expect(JSON.stringify(compactApprovalBlocks(request, APP))).toContain("unlimited balance");
  expect(JSON.stringify(approvalBlocks(request, APP))).toContain("*Balance*\\nUnlimited");
});

test.each<[MessageBody, string]>([
  [
    { event: "request.reminded", request: aWaitingRequest() },
    "Reminder: Erin requested 1 day of vacation leave, May 03, 2027",
  ],
  [
    { event: "request.escalated", request: aWaitingRequest() },
    "Still waiting: Erin requested 1 day of vacation leave, May 03, 2027",
  ],
  [{ event: "request.rejected", ...about("Mona", true) }, "Your vacation leave, May 03, 2027, was rejected by Mona"],
  [
    { event: "request.cancelled", ...about("Erin", false) },
    "Erin's vacation leave, May 03, 2027, was canceled by Erin",
  ],
  [{ event: "request.recosted", ...about("Mona", true) }, "Your vacation leave, May 03, 2027, now uses 1 day"],
  [
    { event: "request.recosted", ...about("Mona", true), others: [view("Mona")], more: 1000 },
    "Your time off was recalculated: 1,002 requests",
  ],
  [{ event: "request.entered", ...about("Mona", true) }, "Mona requested vacation leave for you, May 03, 2027"],
  [
    { event: "balance.adjusted", ...SICK, minutes: -toMinutes(1.5), reason: "Counted twice", byName: "Ada" },
    "Ada reduced your sick balance by 1.5 days",
  ],
  [
    { event: "balance.adjusted", ...SICK, minutes: toMinutes(1), reason: null, byName: null },
    "Your sick balance was increased by 1 day",
  ],
  [
    { event: "leave.expiring", expiring: [{ ...VACATION, minutes: toMinutes(2) }], on: "2028-01-01" },
    "2 days of vacation leave will expire after Fri, December 31, 2027",
  ],
  [
    {
      event: "ownLeave.raised",
      byName: "Ada",
      rules: { kind: "policy", ...VACATION, holder: "Berlin", isGroup: false, amounts: { before: 9600, after: 12000 } },
      id: "p1",
      isUnknown: false,
    },
    "Ada changed the vacation policy of Berlin. Their own leave goes from 20 to 25 days a year.",
  ],
  [
    { event: "admin.added", personId: "p1", name: "Max", role: "Admin", byName: "Ada", isInvited: false },
    "Max is now an Admin. Ada gave them this role.",
  ],
  [
    { event: "admin.added", personId: "p1", name: "Max", role: "Owner", byName: null, isInvited: true },
    "Max is now an Owner. A former Admin or Owner invited them.",
  ],
  [
    { event: "ownership.transferred", isNewOwner: true, fromName: "Ola", toName: "Ada" },
    "Ola made you an Owner of your organization and is now an Admin.",
  ],
  [
    { event: "ownership.transferred", isNewOwner: false, fromName: "Ola", toName: "Ada" },
    "You made Ada an Owner of your organization. You are now an Admin.",
  ],
])("$event is described in one line", (body, line) => {
  expect(messageOf(body, APP).text).toBe(line);
});

test.each<MessageBody>([
  { event: "slack.disconnected", byName: null },
  { event: "password.reset", expiresAt: new Date(0), googleOnly: false, ssoOnly: false },
  { event: "secondFactor.changed", change: "on", byName: null },
  { event: "account.changed", change: "passwordSet" },
  {
    event: "invitation.sent",
    role: "Employee",
    startDate: null,
    invitedByName: "Ada",
    invitationId: "id",
    expiresAt: new Date(0),
    googleOnly: false,
  },
])("$event is never sent to Slack", (body) => {
  expect(() => messageOf(body, APP)).toThrow(/by email only/);
});

test("an updated message has the date of the decision in the reader's time zone", () => {
  const copy = { is: "decided", request: view("No"), personName: "Erin", isUndoable: false } as const;
  const said = (place: string) => JSON.stringify(approverMessage({ ...copy, zone: place }, "request.submitted", APP));
  expect(said("America/New_York")).toContain("Mon, March 1, 2027");
  expect(said("Europe/Berlin")).toContain("Tue, March 2, 2027");
});

test("a request that the approver can't approve has no button to approve it", () => {
  const barred = aWaitingRequest({ approvalRefusal: "Only another Admin or Owner can change it" });
  const [open, shown] = [aWaitingRequest(), barred].map((request) => JSON.stringify(approvalBlocks(request, APP)));
  expect(open).toContain("approve_request");
  expect(shown).not.toContain("approve_request");
  expect(shown).toContain("reject_request");
});
