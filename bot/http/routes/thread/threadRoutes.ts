import { type Request, Router } from "express";
import { incompleteFile } from "#core/evidence/evidenceLimits.ts";
import { attachEvidence } from "#bot/operations/evidence/attachEvidence.ts";
import { listEvidence } from "#bot/operations/evidence/listEvidence.ts";
import { readEvidence } from "#bot/operations/evidence/readEvidence.ts";
import { Transfers } from "#bot/operations/files/Transfers.ts";
import { listMessages } from "#bot/operations/messages/listMessages.ts";
import { postMessage } from "#bot/operations/messages/postMessage.ts";
import { actorOf } from "../../auth/actorOf.ts";
import { linkedFile } from "../../downloads/linkedFile.ts";
import { sendChunks } from "../../downloads/sendPieces.ts";
import { inputOf } from "../../middleware/jsonBody.ts";
import { withArrivingBody } from "../../middleware/withArrivingBody.ts";
import { presentEvidence, presentMessage } from "../../present/presentThread.ts";

const downloads = new Transfers({ person: 3, organization: 16, process: 40 });

export function threadRoutes(): Router {
  const thread = Router({ caseSensitive: true });

  thread.get("/:id/evidence", async (req, res) => {
    res.json((await listEvidence(actorOf(req), req.params.id, {})).map(presentEvidence));
  });

  thread.post("/:id/evidence", async (req, res) => {
    await withArrivingBody(req, async (body) => {
      const { name } = req.query;
      const length = req.headers["content-length"];
      const evidence = await attachEvidence(actorOf(req), req.params.id, {
        name: typeof name === "string" ? name : "",
        type: req.headers["content-type"],
        length: length === undefined ? undefined : Number(length),
        file: () => fileOf(req, body),
      });
      res.status(201).json(presentEvidence(evidence));
    });
  });

  thread.get(
    "/:id/evidence/:evidenceId",
    linkedFile(async (req, res) => {
      const actor = actorOf(req);
      await downloads.run(actor, async () => {
        const { id, evidenceId } = req.params;
        const { name, type, bytes, parts } = await readEvidence(actor, String(id), { evidenceId });
        // Security: browsers must save the file, never show it as a page.
        res.attachment(name).type(type);
        res.set({ "Content-Length": String(bytes), "Content-Security-Policy": "default-src 'none'; sandbox" });
        await sendChunks(res, parts());
      });
    }),
  );

  thread.get("/:id/messages", async (req, res) => {
    res.json((await listMessages(actorOf(req), req.params.id, {})).map(presentMessage));
  });

  thread.post("/:id/messages", async (req, res) => {
    res.status(201).json(presentMessage(await postMessage(actorOf(req), req.params.id, inputOf(req))));
  });

  return thread;
}

async function* fileOf(req: Request, body: () => AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  try {
    yield* body();
  } catch (error) {
    throw req.complete ? error : incompleteFile();
  }
}
