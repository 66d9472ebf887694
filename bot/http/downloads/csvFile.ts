import type { Request, RequestHandler } from "express";
import { Transfers } from "#bot/operations/files/Transfers.ts";
import { linkedFile } from "./linkedFile.ts";
import { sendCsv } from "./sendCsv.ts";
import type { Columns } from "./Columns.ts";
import { consoleActor } from "../admin/consoleActor.ts";

interface CsvFile<Row> {
  name: string;
  columns: Columns<Row>;
  pieces: AsyncGenerator<Row[]>;
}

const downloads = new Transfers({ organization: 4, process: 100 });

export function csvFile<Row>(load: (req: Request) => Promise<CsvFile<Row>>): RequestHandler {
  return linkedFile(async (req, res) => {
    await downloads.run(consoleActor(req), async () => {
      const { name, columns, pieces } = await load(req);
      await sendCsv(res, name, columns, pieces);
    });
  });
}
