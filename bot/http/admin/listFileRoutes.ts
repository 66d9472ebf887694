import { Router } from "express";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { Exporting } from "#bot/operations/lists/List.ts";
import { lists } from "#bot/operations/lists/lists.ts";
import { csvFile } from "../downloads/csvFile.ts";
import type { Columns } from "../downloads/Columns.ts";
import { columnsFor } from "./columns/columnsFor.ts";
import { listColumns } from "./columns/listColumns.ts";
import { consoleActor } from "./consoleActor.ts";
import { listQueryOf } from "./simpleRest.ts";

export function listFileRoutes(): Router {
  const files = Router({ caseSensitive: true });
  const file = <Row>(
    resource: string,
    rows: Exporting<Row>,
    columns: Columns<Row> | ((types: readonly LeaveTypeView[]) => Columns<Row>),
  ) =>
    files.get(
      `/${resource}.csv`,
      csvFile(async (req) => {
        const actor = consoleActor(req);
        const { today, pieces } = await rows(actor, () => listQueryOf(req));
        return { name: `${resource}-${today}.csv`, columns: await columnsFor(actor, columns), pieces };
      }),
    );
  file("people", lists.people.export, listColumns.people);
  file("invitations", lists.invitations.export, listColumns.invitations);
  file("offices", lists.offices.export, listColumns.offices);
  file("teams", lists.teams.export, listColumns.teams);
  file("policies", lists.policies.export, listColumns.policies);
  file("holidays", lists.holidays.export, listColumns.holidays);
  file("closures", lists.closures.export, listColumns.closures);
  file("blackouts", lists.blackouts.export, listColumns.blackouts);
  file("requests", lists.requests.export, listColumns.requests);
  file("credits", lists.credits.export, listColumns.credits);
  file("ledger-entries", lists["ledger-entries"].export, listColumns["ledger-entries"]);
  file("audit-events", lists["audit-events"].export, listColumns["audit-events"]);
  file("notifications", lists.notifications.export, listColumns.notifications);
  return files;
}
