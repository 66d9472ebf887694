import type { Request, RequestHandler } from "express";
import { exportFileName } from "#core/people/personExport.ts";
import type { PersonRecords } from "#bot/operations/people/exportPerson.ts";
import { presentPersonRecords } from "../present/presentPersonRecords.ts";
import { actorOf } from "../auth/actorOf.ts";
import { downloads } from "./csvFile.ts";
import { sendPieces } from "./sendPieces.ts";

/** Returns a handler that sends a person's data as JSON. Limits the downloads of an organization, as for CSV files. */
export function personFile(load: (req: Request) => Promise<PersonRecords>): RequestHandler {
  return async (req, res) => {
    await downloads.run(actorOf(req).organizationId, async () => {
      const records = await load(req);
      res.attachment(exportFileName(records.person.name)).type("json");
      await sendPieces(res, [JSON.stringify(presentPersonRecords(records), null, 2)]);
    });
  };
}
