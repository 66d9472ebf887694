import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import type { StatusAnswer } from "#core/api/admin/StatusAnswer.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
// Imported up front, so that no test waits for a busy machine to compile a page.
import "../Console.tsx";
import "./StatusPage.tsx";

const NONE = { due: 0, oldestSeconds: 0 };
const STATUS: StatusAnswer = {
  version: "1.2.3",
  startedAt: "2027-03-01T08:00:00Z",
  lastTickAt: null,
  failedJobs: [],
  accrualLagDays: 4,
  ledgerCheck: null,
  queue: { messages: NONE, webhooks: NONE, calendars: NONE, held: 0 },
  connections: [],
};

test("an Owner sees how the server is doing, and what needs attention", async () => {
  openConsole("/admin/status", "Owner", { "GET /api/admin/status": STATUS });
  expect(await screen.findByText("1.2.3")).toBeVisible();
  expect(screen.getByText("4 days behind")).toBeVisible();
  expect(screen.getAllByTitle("Needs attention").length).toBeGreaterThan(0);
  expect(screen.getAllByRole("link", { name: "Server status" }).length).toBeGreaterThan(0);
});

test("an Admin has no link to the status, and its page shows the reason", async () => {
  const text = "You need Owner permissions to see the server status";
  openConsole("/admin/status", "Admin", { "GET /api/admin/status": refusal(403, text) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Server status" })).toBeNull();
});
