import { expect, test } from "@jest/globals";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { newId } from "#db/newId.ts";
import { database } from "../connect.ts";
import { anOrganization } from "../factories/anOrganization.ts";
import { aPerson } from "../factories/aPerson.ts";
import { expiringEvent } from "./043-expiring-event.ts";

await testDatabase();
const { pool } = database();

test("reminders stored before the upgrade keep their content under the event's new name", async () => {
  const { id: organizationId } = await anOrganization();
  const person = await aPerson({ id: organizationId });
  const days = [{ type: "vacation", minutes: 960 }];
  await pool.query(
    `INSERT INTO notifications (organization_id, id, event, event_key, recipient_id, channel, payload, next_attempt_at, created_at)
     VALUES ($1, $2, 'leave.lapsing', 'leave.lapsing:1:2027-03-31:30', $3, 'mail', $4, now(), now())`,
    [organizationId, newId(), person.id, JSON.stringify({ on: "2027-04-01", lapsing: days })],
  );
  await pool.query(expiringEvent.sql);
  const { rows } = await pool.query("SELECT event, event_key, payload FROM notifications");
  expect(rows).toEqual([
    {
      event: "leave.expiring",
      event_key: "leave.expiring:1:2027-03-31:30",
      payload: { on: "2027-04-01", expiring: days },
    },
  ]);
});
