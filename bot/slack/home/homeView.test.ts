import { describe, expect, test } from "@jest/globals";
import type { AwayEntry } from "#bot/operations/requests/readAway.ts";
import type { HomeFacts } from "#bot/operations/slack/readHome.ts";
import type { TeamRequestView } from "#bot/operations/requests/readTeamRequests.ts";
import { blockKitFaults } from "#scripts/sandbox/slackApi/blockKitFaults.ts";
import { PENDING } from "#tests/arranging/aWaitingRequest.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { homeView, unknownUserView } from "./homeView.ts";

const APP_URL = "https://awayday.example";
const DAY = 480;
const HOSTILE_NAME = "<!channel>&".repeat(11).slice(0, 120);
const HOSTILE_NOTE = "<https://evil.example|x> & @here 😀\n".repeat(60).slice(0, 2000);

const figures = { balance: 20 * DAY, accrued: 20 * DAY, used: 0, total: 20 * DAY, pending: DAY, available: 19 * DAY };
const balances = (["vacation", "sick", "personal"] as const).map((type) => ({
  ...figures,
  id: type,
  type,
  typeName: type,
  unit: "day" as const,
  carried: 0,
  adjusted: 0,
  isUnlimited: type === "sick",
  leaveYear: 2027,
  startsIn: 1,
  hasOwnYear: false,
  nextYear: null,
}));

function aRequest(number: number): TeamRequestView {
  return {
    id: `request ${number}`,
    userId: "erin",
    ...PENDING,
    startDate: "2027-03-08",
    endDate: "2027-03-10",
    notes: HOSTILE_NOTE,
    minutes: 3 * DAY,
    employee: {
      id: "erin",
      name: HOSTILE_NAME,
      email: "erin@acme.example",
      managerId: null,
      photoVersion: null,
      officeId: "office",
    },
    days: [],
    sums: [],
    today: "2027-03-01",
    thisYear: 2027,
    pendingThisYear: 0,
    accrual: aCase(),
    posting: { isActive: true, endDate: null, zone: "America/New_York", postedThrough: null, postingThrough: null },
    teamCoverage: 60,
    coverage: { present: 3, people: 5 },
    alsoAway: [HOSTILE_NAME, HOSTILE_NAME, HOSTILE_NAME, HOSTILE_NAME],
    moreAway: 0,
    alsoPending: [],
    morePending: 0,
    balanceAfter: 17 * DAY,
    balances: [{ leaveYear: 2027, after: 17 * DAY, before: 20 * DAY }],
    conditions: [],
    teamStrips: [],
    shortfalls: [],
    isUnlimited: false,
  };
}

function anAbsence(number: number): AwayEntry {
  const span = { startDate: "2027-03-01", endDate: "2027-03-02" };
  return {
    id: `${number}`,
    userId: "e",
    userName: HOSTILE_NAME,
    type: "away",
    typeName: "Away",
    status: "approved",
    isHalfDay: false,
    ...span,
  };
}

function ownOf(request: TeamRequestView, number: number): HomeFacts["requests"][number] {
  const openChange = { ...request, isCancellation: false };
  const approved = { status: "approved", openChange, closureName: null } as const;
  return { openChange: null, closureName: null, ...request, ...(number % 2 === 1 && approved) };
}

function facts(count: number): HomeFacts {
  const requests = Array.from({ length: count }, (_, number) => aRequest(number));
  const away = Array.from({ length: count }, (_, number) => anAbsence(number));
  return {
    today: "2027-03-01",
    balances,
    leaveYearStartsIn: 1,
    requests: requests.map(ownOf),
    waiting: requests,
    away,
  };
}

describe("the Home tab", () => {
  test.each([0, 1, 19, 20, 21, 51, 500])("is valid for Slack with %i of everything", (count) => {
    const view = homeView(facts(count), APP_URL);
    expect(blockKitFaults("home", view)).toEqual([]);
    expect(JSON.stringify(view)).not.toMatch(/<!channel>|<https:\/\/evil/);
  });

  test("counts the entries that do not fit, with a link", () => {
    const text = JSON.stringify(homeView(facts(32), APP_URL));
    expect(text).toContain("Waiting for your decision (32)");
    expect(text).toContain(`and 22 more: <${APP_URL}/approvals|see all in Awayday>`);
    expect(text).toContain(`and 12 more: <${APP_URL}/requests|see all in Awayday>`);
  });

  test("has a note if it is empty, and no decisions", () => {
    const text = JSON.stringify(homeView(facts(0), APP_URL));
    expect(text).toContain("Nothing is pending or coming up.");
    expect(text).toContain("Nobody you work with is away this week.");
    expect(text).not.toContain("Waiting for your decision");
  });

  test("explains to a stranger how to be invited, with any text", () => {
    const view = unknownUserView({ message: HOSTILE_NOTE, link: undefined });
    expect(blockKitFaults("home", view)).toEqual([]);
    expect(JSON.stringify(view)).not.toContain("<https");
  });
});
