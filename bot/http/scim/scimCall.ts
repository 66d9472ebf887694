import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { ERROR_SCHEMA } from "#core/provisioning/scimSchemas.ts";
import { SCIM_TYPES } from "#core/provisioning/scimRefusal.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { noteCall } from "#bot/operations/provisioning/noteCall.ts";
import { isId } from "#bot/operations/running/rawInput.ts";
import { answerTo, keepForLog } from "../middleware/errors.ts";
import { HttpProblem } from "../middleware/HttpProblem.ts";
import { bodyOf } from "../middleware/jsonBody.ts";
import { hasBody } from "../middleware/sameOrigin.ts";
import { callerOf } from "../v1/keyCaller.ts";

/** The content type of requests and responses. */
export const SCIM_TYPE = "application/scim+json";
const READ_TYPE = /^\s*application\/(scim\+)?json\s*(;|$)/i;

/** The caller and the input of a call. */
interface Calling {
  actor: Actor;
  id: string;
  /** The name of a schema or resource type in the path. */
  name: string;
  query: Readonly<Record<string, unknown>>;
  /** Returns the body; throws (400) if it isn't an object. */
  body: () => object;
}

/** The response to a call; without a body (204), or with the address of what was created (201). */
interface Answered {
  body?: object;
  created?: string;
}

/** Returns a handler that makes a call, notes it in the log of provisioning, and sends the response. */
export function scimCall(run: (calling: Calling) => Promise<Answered> | Answered): RequestHandler {
  return async (req, res) => {
    const actor = callerOf(req);
    const { id = "", name = "" } = req.params as Record<string, string>;
    const calling = { actor, id, name, query: req.query as Calling["query"], body: () => jsonOf(req) };
    let answered: Answered;
    try {
      answered = await run(calling);
    } catch (error) {
      const { status, body } = answerTo(error);
      await note(req, actor, { status, error: body.error });
      throw error;
    }
    const { body, created } = answered;
    const status = created !== undefined ? 201 : body ? 200 : 204;
    await note(req, actor, { status, error: null });
    if (created !== undefined) res.setHeader("Location", created);
    if (body) res.status(status).type(SCIM_TYPE).json(body);
    else res.status(status).end();
  };
}

/** Returns a handler that responds to errors as RFC 7644 (3.12) describes. */
export function scimErrors(): ErrorRequestHandler {
  return (error: unknown, _req, res: Response, next) => {
    const answer = answerTo(error);
    const { status, body, retryAfter } = answer;
    keepForLog(error, answer, res);
    if (res.headersSent) return next(error);
    if (retryAfter !== undefined) res.set("Retry-After", String(retryAfter));
    const scimType = SCIM_TYPES.get(body.code);
    res
      .status(status)
      .type(SCIM_TYPE)
      .json({ schemas: [ERROR_SCHEMA], status: String(status), ...(scimType && { scimType }), detail: body.error });
  };
}

async function note(req: Request, actor: Actor, outcome: { status: number; error: string | null }): Promise<void> {
  const { id = "" } = req.params as Record<string, string>;
  const path = String((req.route as { path: unknown }).path).replaceAll(/:(\w+)/g, "{$1}");
  await noteCall(actor, { method: req.method, path, subjectId: isId(id) ? id : null, ...outcome });
}

/** Returns the body. Throws (415) if its content type isn't JSON. */
function jsonOf(req: Request): object {
  if (hasBody(req) && !READ_TYPE.test(req.get("content-type") ?? "")) {
    throw new HttpProblem(415, "not_json", `The body must be JSON, with the content type ${SCIM_TYPE}`);
  }
  return bodyOf(req);
}
