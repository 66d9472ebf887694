import type { Request, Response } from "express";
import { noteCall } from "#bot/operations/calls/noteCall.ts";
import type { CallSubject, TokenCall } from "#db/queries/keys/tokenCalls.ts";
import { whenEnded } from "../middleware/whenEnded.ts";

type Called = Pick<TokenCall, "path" | "agent"> & { subject: CallSubject };

export function logCall(req: Request, res: Response, { subject, path, agent }: Called): void {
  const began = performance.now();
  whenEnded(req, res, (isComplete) => {
    const { code } = res.locals as { code?: string };
    const error = code ?? (isComplete ? null : "cut_off");
    const milliseconds = Math.round(performance.now() - began);
    noteCall(subject, { method: req.method, path, agent, status: res.statusCode, error, milliseconds });
  });
}
