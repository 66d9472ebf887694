import type { Model } from "sequelize";
import { CalendarConnection } from "../../models/calendars/CalendarConnection.ts";
import { CalendarEntry } from "../../models/calendars/CalendarEntry.ts";
import { newId } from "../../newId.ts";
import { LATER, NOW } from "../today.ts";
import type { Basis } from "./Basis.ts";

export async function calendarRows({ organizationId, office, manager, request }: Basis): Promise<Model[]> {
  const connection = await CalendarConnection.create({
    organizationId,
    userId: manager.id,
    officeId: office.id,
    service: "google",
    subject: "1234",
    account: "mary@example.test",
    tokensSealed: "sealed",
    calendarId: "abcd@group.calendar.google.com",
    state: "broken",
    trouble: "failing",
    failingSince: NOW,
    failures: 3,
    lastError: "Google returned 503",
    sentAt: NOW,
    seenVersion: "1/2",
    sentDigest: "digest",
    dueAt: LATER,
    lease: newId(),
    leasedUntil: LATER,
    createdAt: NOW,
  });
  const entry = { organizationId, connectionId: connection.id, entryId: request.id };
  return [connection, await CalendarEntry.create({ ...entry, eventId: "event1", sentHash: "hash" })];
}
