import { Router } from "express";
import { exportAudit } from "#bot/operations/exports/exportAudit.ts";
import { exportHolidays } from "#bot/operations/exports/exportHolidays.ts";
import type { Exporting } from "#bot/operations/exports/exporting.ts";
import { exportInvitations } from "#bot/operations/exports/exportInvitations.ts";
import { exportLedger } from "#bot/operations/exports/exportLedger.ts";
import { exportNotifications } from "#bot/operations/exports/exportNotifications.ts";
import { exportOffices } from "#bot/operations/exports/exportOffices.ts";
import { exportPeople } from "#bot/operations/exports/exportPeople.ts";
import { exportPolicies } from "#bot/operations/exports/exportPolicies.ts";
import { exportRequests } from "#bot/operations/exports/exportRequests.ts";
import { listQueryOf } from "./simpleRest.ts";
import { auditColumns } from "./columns/auditColumns.ts";
import type { Columns } from "./columns/Columns.ts";
import { holidayColumns } from "./columns/holidayColumns.ts";
import { invitationColumns } from "./columns/invitationColumns.ts";
import { ledgerColumns } from "./columns/ledgerColumns.ts";
import { notificationColumns } from "./columns/notificationColumns.ts";
import { officeColumns } from "./columns/officeColumns.ts";
import { peopleColumns } from "./columns/peopleColumns.ts";
import { policyColumns } from "./columns/policyColumns.ts";
import { requestColumns } from "./columns/requestColumns.ts";
import { consoleActor } from "./consoleActor.ts";
import { csvFile } from "../downloads/csvFile.ts";

/**
 * Returns the routes /api/admin/{resource}.csv: each list as a complete file, with the filters and order of the list.
 */
export function exportRoutes(): Router {
  const files = Router({ caseSensitive: true });
  const file = <Row>(resource: string, rows: Exporting<Row>, columns: Columns<Row>) =>
    files.get(
      `/${resource}.csv`,
      csvFile(async (req) => {
        const { today, pieces } = await rows(consoleActor(req), () => listQueryOf(req));
        return { name: `${resource}-${today}.csv`, columns, pieces };
      }),
    );
  file("people", exportPeople, peopleColumns);
  file("invitations", exportInvitations, invitationColumns);
  file("offices", exportOffices, officeColumns);
  file("policies", exportPolicies, policyColumns);
  file("holidays", exportHolidays, holidayColumns);
  file("requests", exportRequests, requestColumns);
  file("ledger-entries", exportLedger, ledgerColumns);
  file("audit-events", exportAudit, auditColumns);
  file("notifications", exportNotifications, notificationColumns);
  return files;
}
