import { expect } from "@playwright/test";
import { addDays, weekdayOf } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { aTeam, PASSWORD } from "./aTeam.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { test } from "./guardedTest.ts";

const MANAGER = { name: "Mira Vale", email: "mira@live.example", password: PASSWORD, role: "Manager" } as const;
const EMPLOYEE = { name: "Eli Stone", email: "eli@live.example", password: PASSWORD, role: "Employee" } as const;

const awayday = awaydayOfThisFile();

test("open pages show a request and its end without a reload, and all tabs share one stream", async ({ visit }) => {
  await aTeam(awayday(), "Live", [MANAGER, { ...EMPLOYEE, manager: MANAGER.name }]);
  const first = await visit(awayday());
  await first.request.post("/api/auth/login", { data: MANAGER });
  const streams: string[] = [];
  first.context().on("request", (request) => {
    if (request.resourceType() === "eventsource") streams.push(request.url());
  });
  const opened = first.context().waitForEvent("response", (response) => response.url().endsWith("/api/events"));
  await first.goto("/approvals");
  await opened;
  const second = await first.context().newPage();
  await second.goto("/");
  for (const page of [first, second]) await expect(page.getByText("No pending approvals").first()).toBeVisible();

  const employee = await visit(awayday());
  await employee.request.post("/api/auth/login", { data: EMPLOYEE });
  const today = todayIn("America/New_York", new Date());
  const monday = addDays(today, 8 - weekdayOf(today));
  const data = { type: "vacation", startDate: monday, endDate: monday, isHalfDay: false };
  const { id } = await (await employee.request.post("/api/pto-requests", { data })).json();
  for (const page of [first, second]) {
    await expect(page.getByRole("article", { name: "Eli Stone's request" }).first()).toBeVisible();
  }
  await employee.request.patch(`/api/pto-requests/${id}`, { data: { status: "cancelled" } });
  for (const page of [first, second]) await expect(page.getByText("No pending approvals").first()).toBeVisible();
  expect(streams).toHaveLength(1);
});
