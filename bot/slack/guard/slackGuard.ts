import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";
import type { Clock } from "#bot/operations/runtime.ts";
import { isRecent, isSigned } from "./isSigned.ts";
import { readPayload } from "./readPayload.ts";

interface Immediate {
  status: number;
  body: string | { challenge: string };
}

const UNSIGNED: Immediate = { status: 401, body: "This request was not signed by Slack" };
const MAX_BYTES = 1024 * 1024;

/** Security: passes only messages that Slack signed recently. Bolt reads the raw body from `rawBody`. */
export function slackGuard({ signingSecret, clock }: { signingSecret: string; clock: Clock }): RequestHandler {
  return async (req, res, next) => {
    const answer = await answerTo(req, { signingSecret, now: clock.now() });
    if (answer === undefined) return next();
    res.status(answer.status);
    if (typeof answer.body === "string") res.type("text").send(answer.body);
    else res.json(answer.body);
  };
}

async function answerTo(
  req: Request,
  { signingSecret, now }: { signingSecret: string; now: Date },
): Promise<Immediate | undefined> {
  const signature = req.get("x-slack-signature");
  const timestamp = req.get("x-slack-request-timestamp");
  if (!signature || !isRecent(timestamp, now)) return UNSIGNED;
  const body = await bodyOf(req);
  if (!body) return { status: 413, body: "The body is too large" };
  if (!isSigned({ body, signature, timestamp }, signingSecret, now)) return UNSIGNED;

  // Bolt doesn't recognize content types with parameters.
  const contentType = (req.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const reading = readPayload(contentType, body.toString("utf8"));
  if (!reading.pass) return reading;
  req.headers["content-type"] = contentType;
  Object.assign(req, { rawBody: body });
  return undefined;
}

async function bodyOf(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Reads and drops the rest of the body, so that the sender gets the response.
    if (bytes <= MAX_BYTES) chunks.push(chunk);
  }
  return bytes <= MAX_BYTES ? Buffer.concat(chunks) : undefined;
}
