import { type Request, type Response, Router } from "express";
import type { ColumnsAnswer } from "#core/api/admin/ColumnsAnswer.ts";
import type { ImportAnswer, WrongRowsAnswer } from "#core/api/admin/ImportAnswer.ts";
import type { ImportResult } from "#core/imports/RowVerdict.ts";
import { WrongRows } from "#core/imports/WrongRows.ts";
import { importEvents } from "#bot/operations/imports/importEvents.ts";
import { importOpenings } from "#bot/operations/imports/importOpenings.ts";
import { importPeople } from "#bot/operations/imports/importPeople.ts";
import { matchColumns } from "#bot/operations/imports/matchColumns.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { HttpContext } from "../HttpContext.ts";
import { HttpProblem } from "../middleware/HttpProblem.ts";
import { withArrivingBody } from "../middleware/withArrivingBody.ts";
import { consoleActor } from "./consoleActor.ts";

/** If set, `plan` in the query is the length in bytes of the ImportPlan (JSON) before the CSV file in the body. */
export function importRoutes({ throttles }: Pick<HttpContext, "throttles">): Router {
  const imports = Router({ caseSensitive: true });
  const limited =
    <Input, Result>(run: Run<Input, Result>): Run<Input, Result> =>
    (actor, input) =>
      throttles.importFile(actor.userId, () => run(actor, input));
  imports.post("/columns", (req, res) =>
    withCsv(req, async (file) => {
      const { seen, ...offered } = await limited(matchColumns)(consoleActor(req), { kind: req.query["kind"], file });
      const columns = seen.map((column, place) => ({ ...column, field: offered.columns[place] ?? null }));
      res.json({ ...offered, columns } satisfies ColumnsAnswer);
    }),
  );
  imports.post("/people", (req, res) => answer(req, res, limited(importPeople)));
  imports.post("/openings", (req, res) => answer(req, res, limited(importOpenings)));
  imports.post("/events", (req, res) => answer(req, res, limited(importEvents)));
  return imports;
}

type Run<Input, Result> = (actor: Actor, input: Input) => Promise<Result>;
type OpenFile = () => AsyncIterable<Uint8Array>;
type Import = Run<{ mode: unknown; plan: unknown; file: OpenFile }, ImportResult>;

async function answer(req: Request, res: Response, run: Import): Promise<void> {
  await withCsv(req, async (file) => {
    try {
      const { mode, plan } = req.query;
      const result: ImportAnswer = await run(consoleActor(req), { mode, plan, file });
      res.json(result);
    } catch (error) {
      if (!(error instanceof WrongRows)) throw error;
      const refused: WrongRowsAnswer = { error: error.message, code: error.code, ...error.result };
      res.status(422).json(refused);
    }
  });
}

async function withCsv(req: Request, use: (file: OpenFile) => Promise<void>): Promise<void> {
  await withArrivingBody(req, (body) =>
    use(() => {
      assertCsv(req);
      return body();
    }),
  );
}

function assertCsv(req: Request): void {
  if (req.is("text/csv")) return;
  throw new HttpProblem(415, "not_csv", "The body must be a CSV file, with the content type text/csv");
}
