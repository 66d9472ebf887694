import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import type { AttentionAnswer } from "#core/api/admin/AttentionAnswer.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./HomePage.tsx";

const NOTHING: AttentionAnswer = {
  waiting: { count: 0, submittedUntil: "2027-02-03" },
  left: { count: 0, lastDayUntil: "2027-02-09" },
  withoutStartDate: 0,
  withoutManager: 0,
  failedNotifications: 0,
  askingToJoin: 0,
  closures: [],
};

function openHome(found: Partial<AttentionAnswer>, replies: Parameters<typeof openConsole>[2] = {}) {
  return openConsole("/admin", "Admin", {
    "GET /api/admin/attention": { ...NOTHING, ...found },
    "GET /api/admin/attention/expiring": { people: 0 },
    "GET /api/admin/missing-facts": [],
    ...replies,
  });
}

test("the home lists what needs attention, with links to the filtered lists", async () => {
  openHome(
    {
      waiting: { count: 3, submittedUntil: "2027-02-03" },
      left: { count: 1, lastDayUntil: "2027-02-09" },
      withoutManager: 1,
      askingToJoin: 2,
      closures: [{ id: "c1", name: "Winter break", startDate: "2027-12-24", endDate: "2027-12-31" }],
    },
    { "GET /api/admin/attention/expiring": { people: 2 } },
  );
  await screen.findByText(/2 people have time off that expires within 30 days/);
  const links = within(screen.getByRole("list", { name: "Needs attention" })).getAllByRole("link");
  const targets = links.map((link) => [link.textContent, decodeURIComponent(link.getAttribute("href") ?? "")]);
  expect(targets).toEqual([
    [expect.stringMatching(/^2 people are asking to join/), "/admin/invitations"],
    [
      expect.stringMatching(/^3 requests have been waiting for a week or more/),
      '/admin/requests?filter={"status":"pending","submittedUntil":"2027-02-03"}',
    ],
    [
      expect.stringMatching(/^1 person is past their last day\s*Their account keeps working/),
      '/admin/people?filter={"isActive":"true","lastDayUntil":"2027-02-09"}',
    ],
    [
      expect.stringMatching(/^1 Employee has no manager/),
      '/admin/people?filter={"isActive":"true","role":"Employee","hasManager":"false"}',
    ],
    [expect.stringMatching(/^2 people have time off/), "/admin/reports/expiring?within=30"],
  ]);
  expect(screen.getByRole("link", { name: "Winter break" })).toHaveAttribute("href", "/admin/closures/c1/show");
});

test("the home shows a message if nothing needs attention", async () => {
  openHome({});
  expect(await screen.findByText("Nothing needs your attention")).toBeVisible();
});

test("the home shows an error instead of that message if a part of it couldn't be loaded", async () => {
  openHome({}, { "GET /api/admin/missing-facts": refusal(503, "Busy") });
  expect(await screen.findByText("Failed to load part of this list")).toBeVisible();
  expect(screen.queryByText("Nothing needs your attention")).toBeNull();
});

test("the home's placeholder is inside the content while it loads", async () => {
  let nested = 0;
  const watch = new MutationObserver(() => {
    nested += document.querySelectorAll("main main").length;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  openHome({});
  expect(await screen.findByText("Nothing needs your attention")).toBeVisible();
  watch.disconnect();
  expect(nested).toBe(0);
});
