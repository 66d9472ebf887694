import type { Request, RequestHandler } from "express";
import { exportFileName } from "#core/people/personExport.ts";
import type { PersonRecords } from "#bot/operations/people/exportPerson.ts";
import { presentPersonRecords } from "../present/presentPersonRecords.ts";
import { actorOf } from "../auth/actorOf.ts";
import { Downloads } from "./Downloads.ts";
import { sendPieces } from "./sendPieces.ts";

/** Counts each person's downloads separately from CSV files, so that nobody uses up their Admins' downloads. */
const downloads = new Downloads({ organization: 1, process: 20 });

/** Returns a handler that sends a person's data as JSON, one file at a time to each person. */
export function personFile(load: (req: Request) => Promise<PersonRecords>): RequestHandler {
  return async (req, res) => {
    await downloads.run(actorOf(req).userId, async () => {
      const records = await load(req);
      res.attachment(exportFileName(records.person.name)).type("json");
      await sendPieces(res, [JSON.stringify(presentPersonRecords(records), null, 2)]);
    });
  };
}
