import { expect, type Page } from "@playwright/test";
import { addDays, weekdayOf } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { type MailServer, startMailServer } from "../servers/startMailServer.ts";
import { acceptInvitation, signUp } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessibleIn } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { test } from "./guardedTest.ts";

const OWNER = { name: "Ola Berg", email: "ola.berg@example.com", password: "owner-password" };
const EMPLOYEE = { name: "Eve Castillo", email: "eve@example.com", password: "employee-password" };
const REASON = "The release is in that week. Could you take the week after?";

let mail: MailServer | undefined;
const awayday = awaydayOfThisFile({
  settings: async () => {
    mail = await startMailServer();
    return { SMTP_URL: mail.url };
  },
});
test.afterAll(() => mail?.stop());

test("on the pages that emails open, an approver rejects a request with a reason and approves the next one, and the employee sees both decisions", async ({
  visit,
}) => {
  const url = awayday();
  const phone = { viewport: { width: 390, height: 844 } };
  const [owner, employee] = [await visit(url), await visit(url, phone)];
  await signUp(owner, "Mail Inc.", OWNER);
  await post(owner, "/api/auth/login", OWNER);
  const [office] = (await (await owner.request.get("/api/offices")).json()) as { id: string }[];
  const { token } = await post(owner, "/api/invitations", {
    email: EMPLOYEE.email,
    role: "Employee",
    officeId: office?.id,
  });
  await employee.goto(`/accept-invitation?token=${String(token)}`);
  await acceptInvitation(employee, EMPLOYEE);
  await expect(employee.getByRole("heading", { name: "Welcome back, Eve" })).toBeVisible();
  const day = addDays(today(), 8 - weekdayOf(today()));
  await post(employee, "/api/pto-requests", { type: "vacation", startDate: day, endDate: day });

  const approver = await visit(url, phone);
  const rejectLink = await linkOf("Reject", 1);
  await approver.goto(rejectLink);
  await expect(approver.getByRole("heading", { name: "Reject Eve Castillo's request?" })).toBeVisible();
  for (const look of ["light", "dark"] as const) await expectAccessibleIn(look, approver);
  await expectLayoutHolds(approver);
  await approver.getByLabel("Reason, shown to the requester (optional)").fill(REASON);
  await approver.getByRole("button", { name: "Reject" }).click();
  await expect(approver.getByRole("heading", { name: "You rejected Eve Castillo's request" })).toBeVisible();
  await expect(approver.getByText(REASON)).toBeVisible();
  for (const look of ["light", "dark"] as const) await expectAccessibleIn(look, approver);

  await approver.goto(rejectLink);
  await expect(approver.getByRole("heading", { name: "This request was already rejected" })).toBeVisible();

  await employee.goto("/requests");
  const request = employee.getByRole("region", { name: "Request History" }).getByRole("listitem");
  await expect(request).toContainText("Rejected");
  await request.getByRole("button", { name: /^View Reason/ }).click();
  await expect(employee.getByRole("dialog", { name: "Rejection Reason" })).toContainText(REASON);

  const later = addDays(day, 7);
  await post(employee, "/api/pto-requests", { type: "vacation", startDate: later, endDate: later });
  await approver.goto(await linkOf("Approve", 2));
  await expect(approver.getByRole("heading", { name: "Approve Eve Castillo's request?" })).toBeVisible();
  await expectAccessibleIn("dark", approver);
  await approver.getByRole("button", { name: "Approve" }).click();
  await expect(approver.getByRole("heading", { name: "You approved Eve Castillo's request" })).toBeVisible();
  await employee.goto("/requests");
  await expect(request.filter({ hasText: "Approved" })).toHaveCount(1);
});

function today(): string {
  return todayIn("America/New_York", new Date());
}

async function linkOf(button: "Approve" | "Reject", nth: number): Promise<string> {
  await expect.poll(() => linksOf(button).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(nth);
  return linksOf(button)[nth - 1] ?? "";
}

function linksOf(button: string): string[] {
  const bodies = (mail?.received ?? []).flatMap(({ to, body }) => (to === OWNER.email ? [body] : []));
  return bodies.flatMap((body) => new RegExp(`^${button}:\\s+(\\S+)`, "m").exec(body)?.[1] ?? []);
}

async function post(page: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
}
