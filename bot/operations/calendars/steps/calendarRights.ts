import { assertMay } from "#core/people/access/assertMay.ts";
import type { CalendarRow } from "#db/queries/calendars/calendarConnections.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Transaction } from "sequelize";
import { notFound } from "../../notFound.ts";

export async function assertMayConnect(me: Person, officeId: string | undefined, tx?: Transaction): Promise<void> {
  if (officeId === undefined) return;
  assertMay(me.role, "listOfficeCalendars");
  if (!(await findOffice(me.organizationId, officeId, tx))) throw notFound("The office");
}

export function assertMayManage(me: Person, calendar: CalendarRow | undefined): asserts calendar is CalendarRow {
  if (!calendar) throw notFound("The calendar");
  if (calendar.officeId !== null) assertMay(me.role, "listOfficeCalendars");
  else if (calendar.userId !== me.id) throw notFound("The calendar");
}
