import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { aHoliday } from "#db/factories/aHoliday.ts";
import { anOffice } from "#db/factories/anOffice.ts";
import { anOrganization } from "#db/factories/anOrganization.ts";
import { aPerson } from "#db/factories/aPerson.ts";
import { aRequest } from "#db/factories/aRequest.ts";
import { Closure } from "#db/models/closures/Closure.ts";
import type { User } from "#db/models/User.ts";
import { newId } from "#db/newId.ts";
import { withFault } from "#tests/arranging/withFault.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { markChangedCalendars } from "./markChanged.ts";
import { findWantedEntries } from "./wantedEntries.ts";

await testDatabase();
const NOW = new Date("2027-03-01T12:00:00Z");
const { pool } = database();
const organization = await anOrganization();

async function connectedOffice() {
  const office = await anOffice(organization);
  const admin = await aPerson(organization, { role: "Admin" });
  const person = await aPerson(organization, { officeId: office.id });
  const connection = { organizationId: organization.id, id: newId() };
  await pool.query(
    `INSERT INTO calendar_connections (organization_id, id, user_id, office_id, service, subject, account, tokens_sealed,
       state, created_at) VALUES ($1, $2, $3, $4, 'google', 'a', 'a@example.test', '', 'working', '2026-03-01')`,
    [organization.id, connection.id, admin.id, office.id],
  );
  return { office, person, connection };
}

async function storeLeave({ id }: User, first: string, last: string): Promise<void> {
  await pool.query(
    `INSERT INTO pto_requests (organization_id, id, user_id, type, start_date, end_date, is_half_day, status, minutes,
       submitted_at, decided_at, updated_at)
     SELECT $1, gen_random_uuid(), $2, 'vacation', day, day, false, 'approved', 480, $3, $3, $3
     FROM generate_series($4::date, $5::date, interval '1 day') day`,
    [organization.id, id, NOW, first, last],
  );
}

const dueOf = async ({ id }: { id: string }) =>
  (await pool.query("SELECT due_at FROM calendar_connections WHERE id = $1", [id])).rows[0].due_at;

test("a calendar has 2,000 entries: holidays, then leave from 30 days back, then what ended last", async () => {
  const { office, person, connection } = await connectedOffice();
  await aHoliday(office, { date: "2028-02-28" });
  await storeLeave(person, "2026-04-01", "2028-02-28");
  const another = async () =>
    storeLeave(await aPerson(organization, { officeId: office.id }), "2027-01-30", "2028-02-28");
  for (let people = 0; people < 4; people += 1) await another();
  const before = (await findWantedEntries(connection, NOW)).entries;
  expect([before.length, before[0]?.startDate]).toEqual([2000, "2027-01-06"]);

  await another();
  const { entries, digest } = await findWantedEntries(connection, NOW);
  const last = entries.slice(-2).map(({ title, startDate }) => [title, startDate]);
  expect([entries.length, entries[0]?.startDate]).toEqual([2000, "2027-01-30"]);
  expect(last).toEqual([
    ["Vacation", "2027-12-29"],
    ["Memorial Day", "2028-02-28"],
  ]);

  await pool.query("UPDATE calendar_connections SET sent_digest = $2 WHERE id = $1", [connection.id, digest]);
  await markChangedCalendars(NOW);
  expect(await dueOf(connection)).toBeNull();

  await pool.query("DELETE FROM pto_requests WHERE user_id <> $1", [person.id]);
  const few = (await findWantedEntries(connection, NOW)).entries;
  expect([few.length, few[0]?.startDate]).toEqual([700, "2026-04-01"]);
});

test("changed calendars are found a few at a time, until none is left", async () => {
  const connected = [await connectedOffice(), await connectedOffice(), await connectedOffice()];
  for (const { person } of connected) await aRequest(person, { status: "approved" });
  const [lost] = connected;
  const demote = `UPDATE users SET role = 'Manager' WHERE id = (SELECT user_id FROM calendar_connections WHERE id = $1)`;
  await pool.query(demote, [lost?.connection.id]);
  for (const { page, changed } of [
    { page: 1, changed: 1 },
    { page: 2, changed: 1 },
  ]) {
    await pool.query("UPDATE calendar_connections SET seen_version = NULL, due_at = NULL");
    expect(await markChangedCalendars(NOW, { page, changed })).toEqual({ lost: [lost?.connection], broken: [] });
    for (const { connection } of connected.slice(1)) expect(await dueOf(connection)).toEqual(NOW);
    expect(await dueOf({ id: lost?.connection.id ?? "" })).toBeNull();
  }
});

test("a connection that can't be looked at doesn't keep the others from being updated", async () => {
  const connected = [await connectedOffice(), await connectedOffice(), await connectedOffice()];
  for (const { person } of connected) await aRequest(person, { status: "approved" });
  await pool.query("UPDATE calendar_connections SET seen_version = NULL, due_at = NULL");
  const [first, bad, last] = connected.map(({ connection }) => connection);
  const fault = { table: "calendar_connections", change: "UPDATE", rows: `new.id = '${bad?.id}'` } as const;
  const { broken } = await withFault(fault, () => markChangedCalendars(NOW));
  expect(broken).toMatchObject([{ ...bad, error: { message: "a built fault" } }]);
  for (const one of [first, last]) expect(await dueOf({ id: one?.id ?? "" })).toEqual(NOW);
  expect((await markChangedCalendars(NOW)).broken).toEqual([]);
  expect(await dueOf({ id: bad?.id ?? "" })).toEqual(NOW);
});

test("a charged closure is listed once, and not for each person", async () => {
  const { office, person, connection } = await connectedOffice();
  const span = { startDate: "2027-08-02", endDate: "2027-08-03" };
  const closure = await Closure.create({
    organizationId: organization.id,
    name: "Summer break",
    ...span,
    officeIds: [office.id],
    charged: "vacation",
    createdAt: NOW,
  });
  const day = { name: closure.name, closureId: closure.id };
  await aHoliday(office, { ...day, date: span.startDate });
  await aHoliday(office, { ...day, date: span.endDate });
  await aRequest(person, { ...span, closureId: closure.id, status: "approved" });
  await aRequest(person, { startDate: "2027-08-04", status: "approved" });
  const { entries } = await findWantedEntries(connection, NOW);
  const titles = entries.map(({ personName, title }) => [personName, title]);
  expect(titles).toEqual([
    [null, "Summer break"],
    [null, "Summer break"],
    [person.name, "Vacation"],
  ]);
});
