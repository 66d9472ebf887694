import { type Request, type Response, Router } from "express";
import type { ImportAnswer, WrongRowsAnswer } from "#core/api/admin/ImportAnswer.ts";
import type { ImportResult } from "#core/imports/RowVerdict.ts";
import { WrongRows } from "#core/imports/WrongRows.ts";
import { importEvents } from "#bot/operations/imports/importEvents.ts";
import { importOpenings } from "#bot/operations/imports/importOpenings.ts";
import { importPeople } from "#bot/operations/imports/importPeople.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { HttpContext } from "../HttpContext.ts";
import { HttpProblem } from "../middleware/HttpProblem.ts";
import { withArrivingBody } from "../middleware/withArrivingBody.ts";
import { consoleActor } from "./consoleActor.ts";

/**
 * Returns the routes under /api/admin/imports: importing people, opening balances, and events from CSV files, either as
 * a preview (`mode=preview`) or for real (`mode=import`).
 */
export function importRoutes({ throttles }: Pick<HttpContext, "throttles">): Router {
  const imports = Router({ caseSensitive: true });
  /** Throttles both modes, because each reads the whole file and loads everyone in the organization. */
  const limited =
    (run: Import): Import =>
    (actor, input) =>
      throttles.importFile(actor.userId, () => run(actor, input));
  imports.post("/people", (req, res) => answer(req, res, limited(importPeople)));
  imports.post("/openings", (req, res) => answer(req, res, limited(importOpenings)));
  imports.post("/events", (req, res) => answer(req, res, limited(importEvents)));
  return imports;
}

type Import = (actor: Actor, input: { mode: unknown; file: () => AsyncIterable<Uint8Array> }) => Promise<ImportResult>;

async function answer(req: Request, res: Response, run: Import): Promise<void> {
  await withArrivingBody(req, async (body) => {
    const file = () => {
      assertCsv(req);
      return body();
    };
    try {
      const result: ImportAnswer = await run(consoleActor(req), { mode: req.query["mode"], file });
      res.json(result);
    } catch (error) {
      if (!(error instanceof WrongRows)) throw error;
      const refused: WrongRowsAnswer = { error: error.message, code: error.code, ...error.result };
      res.status(422).json(refused);
    }
  });
}

/** Throws HttpProblem if the body isn't CSV. */
function assertCsv(req: Request): void {
  if (req.is("text/csv")) return;
  throw new HttpProblem(415, "not_csv", "The body must be a CSV file, with the content type text/csv");
}
