import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import type { StatusAnswer } from "#core/api/admin/StatusAnswer.ts";
import { openConsole } from "../testing/openConsole.tsx";
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

test.each([
  ["status", "Server status", "You need Owner permissions to see the server status"],
  ["provisioning", "Provisioning", "You need Owner permissions to manage provisioning"],
  ["single-sign-on", "Single sign-on", "You need Owner permissions to manage single sign-on"],
])(
  "an Admin has no link to the page %s, which shows the reason, and no button that can't help",
  async (path, label, text) => {
    const { made } = openConsole(`/admin/${path}`, "Admin");
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    expect(screen.queryByRole("link", { name: label })).toBeNull();
    expect(made.map((call) => call.path)).not.toContain(`/api/admin/${path}`);
  },
);
