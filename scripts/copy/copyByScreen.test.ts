import { beforeAll, expect, test } from "@jest/globals";
import { copyByScreen } from "./copyByScreen.ts";
import { screenOf } from "./screenOf.ts";

let copy: Map<string, string[]>;
beforeAll(async () => {
  copy = await copyByScreen();
}, 60_000);

const screensWith = (text: string) =>
  [...copy].flatMap(([screen, lines]) => (lines.some((line) => line.endsWith(`  ${text}`)) ? [screen] : []));

test.each([
  ["You already have a PTO request for these dates", /^Refusals/],
  ["Start date cannot be in the past", /^Refusals/],
  ["You only have {figure(amount)} {unit}s available for {leave}", /^Refusals/],
  ["Team member conflict detected", /^Web: dashboard/],
  ["Failed to load request history", /^Web: dashboard/],
  ["Your account has been created successfully. Redirecting to login...", /^Web: dashboard/],
  ["Continue with Google", /^Web: dashboard/],
  ["Approve", /^Email|^Slack/],
])("the text of the specification %p is in the list", (text, screen) => {
  expect(screensWith(text)).toEqual(expect.arrayContaining([expect.stringMatching(screen)]));
});

test("each text has its file and line", () => {
  for (const line of [...copy.values()].flat()) expect(line).toMatch(/^[\w/.-]+:\d+ {2}\S/);
});

test("texts are grouped by the screen or message that shows them", () => {
  expect(screenOf("console/dashboard/requests/form/RequestForm.tsx")).toBe("Web: dashboard/requests");
  expect(screenOf("console/admin/people/bulk/BulkBar.tsx")).toBe("Web: admin/people");
  expect(screenOf("bot/mail/pendingRequestMail.ts")).toBe("Email");
  expect(screenOf("bot/slack/home/homeView.ts")).toBe("Slack: home");
  expect(screenOf("scripts/sandbox/page/index.html")).toBe("Slack sandbox");
  expect(screenOf("scripts/accrue.ts")).toBe("Command line");
});

test("tests, migrations, and factories show nothing", () => {
  expect(screenOf("core/people/roles.test.ts")).toBeUndefined();
  expect(screenOf("db/migrations/001-first.ts")).toBeUndefined();
  expect(screenOf("console/admin/testing/facts.ts")).toBeUndefined();
});
