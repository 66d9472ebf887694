import { expect, test } from "@jest/globals";
import { pino } from "pino";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import type { Channel } from "#bot/notify/Channel.ts";
import { SendFailure } from "#bot/notify/SendFailure.ts";
import { deliverDue } from "#tests/asserting/deliverNow.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
let logged = "";
const log = pino({ level: "debug" }, { write: (line: string) => void (logged += line) });
const metricsToken = "a-token-for-metrics";
const { as, visitor } = await httpServer(clock, { metricsToken }, undefined, { log });
const { manager } = await testOrganization();
const person = await hire(manager, "Zephyra", "Employee", { managerId: manager.userId });

/** Fails like a mail server that refuses the recipient. */
const refusing: Channel = {
  ...keepingChannel({ appUrl: "https://a.example", log, printsLinks: false }),
  send: async () => {
    throw new SendFailure(`550 <${person.email}>: no such mailbox`, { isFinal: false });
  },
};

test("neither the log nor the metrics contain names, addresses, or texts of people", async () => {
  const browser = await as(person);
  const time = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08", notes: "a note of the sea" };
  const { body } = await browser.send("POST", "/api/pto-requests", time);
  expect(body).toHaveProperty("id");
  await browser.get("/api/search?q=Zephyra");
  await visitor().send("POST", "/api/auth/login", { email: person.email, password: "not Zephyra's password" });
  await deliverDue({ databaseUrl, clock, channels: [refusing], log });
  const { body: metrics } = await visitor().get("/metrics", { authorization: `Bearer ${metricsToken}` });

  const lines = logged
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ msg }) => msg === "answered").every(({ requestId }) => typeof requestId === "string")).toBe(
    true,
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ channel: "mail", reason: "550 <…@…>: no such mailbox", failures: 1 }),
  );
  const text = String(metrics);
  expect(text).toContain('awayday_operation_duration_seconds_count{operation="submitRequest",outcome="done"} 1');
  expect(text).toMatch(/awayday_delivery_attempts_total\{channel="mail",outcome="retried"\} [1-9]/);
  for (const gauge of ["queue_held_messages 0", "accrual_lag_days 0", "database_up 1"]) {
    expect(text).toContain(`awayday_${gauge}`);
  }
  for (const secret of ["Zephyra", person.email, manager.email, "the sea"]) {
    expect([secret, logged.toLowerCase().includes(secret.toLowerCase()), text.includes(secret)]).toEqual([
      secret,
      false,
      false,
    ]);
  }
});

test("the metrics of the queue count messages that are due, and the wait of the oldest", async () => {
  clock.set("2027-03-02");
  const { body } = await visitor().get("/metrics", { authorization: `Bearer ${metricsToken}` });
  const [, due] = /awayday_queue_due_messages\{channel="mail"\} (\d+)/.exec(String(body)) ?? [];
  const [, oldest] = /awayday_queue_oldest_seconds\{channel="mail"\} (\d+)/.exec(String(body)) ?? [];
  expect(Number(due)).toBeGreaterThan(0);
  expect(Number(oldest)).toBeGreaterThan(80_000);
});
