import type { Request, RequestHandler } from "express";
import { MAX_EXPORTED_BYTES } from "#core/evidence/evidenceLimits.ts";
import { exportFileName } from "#core/people/personExport.ts";
import type { PersonRecords } from "#bot/operations/people/exportPerson.ts";
import { presentPersonRecords } from "../present/people/presentPersonRecords.ts";
import { actorOf } from "../auth/actorOf.ts";
import { Transfers } from "#bot/operations/files/Transfers.ts";
import { linkedFile } from "./linkedFile.ts";
import { sendPieces } from "./sendPieces.ts";

const downloads = new Transfers({ person: 1, organization: 4, process: 20 });

export function personFile(load: (req: Request) => Promise<PersonRecords>): RequestHandler {
  return linkedFile(async (req, res) => {
    await downloads.run(actorOf(req), async () => {
      const records = await load(req);
      res.attachment(exportFileName(records.person.name)).type("json");
      await sendPieces(res, piecesOf(records));
    });
  });
}

async function* piecesOf(records: PersonRecords): AsyncGenerator<string, void, void> {
  const json = JSON.stringify(presentPersonRecords(records), null, 2);
  if (records.documents.length === 0) {
    yield json;
    return;
  }
  yield `${json.slice(0, -2)},\n  "documents": [`;
  let room = MAX_EXPORTED_BYTES;
  let separator = "\n    ";
  for (const { name, type, bytes, uploadedAt, uploadedByName: uploadedBy, parts } of records.documents) {
    const about = JSON.stringify({ name, type, bytes, uploadedAt, uploadedBy });
    yield `${separator}${about.slice(0, -1)},"content":`;
    separator = ",\n    ";
    room -= bytes;
    if (parts && room >= 0) {
      yield '"';
      for await (const part of parts()) yield part.toString("base64");
      yield '"}';
    } else {
      yield "null}";
    }
  }
  yield "\n  ]\n}";
}
