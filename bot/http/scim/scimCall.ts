import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { ERROR_SCHEMA } from "#core/provisioning/scimSchemas.ts";
import { SCIM_TYPES } from "#core/provisioning/scimRefusal.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { useProvisioningToken } from "#bot/operations/keys/useKey.ts";
import { type CallingToken, noteCall } from "#bot/operations/provisioning/noteCall.ts";
import { isId } from "#bot/operations/running/rawInput.ts";
import { answerTo, keepForLog } from "../middleware/errors.ts";
import { HttpProblem } from "../middleware/HttpProblem.ts";
import { bodyOf, jsonBody } from "../middleware/jsonBody.ts";
import { hasBody } from "../middleware/sameOrigin.ts";
import { callerOf, keyCaller } from "../v1/keyCaller.ts";

const SCIM_TYPE = "application/scim+json";
const READ_TYPE = /^\s*application\/(scim\+)?json\s*(;|$)/i;

interface Calling {
  actor: Actor;
  id: string;
  name: string;
  query: Readonly<Record<string, unknown>>;
  body: () => object;
}

interface Answered {
  body?: object;
  created?: string;
}

interface Noted {
  token: CallingToken;
  path: string;
  subjectId: string | null;
}

const noted = new WeakMap<Request, Noted>();

const readBody = jsonBody([SCIM_TYPE, "application/json"]);
const identifyCaller = keyCaller((token, req) =>
  useProvisioningToken(token, ({ organizationId, id }, calls) => {
    const { id: subjectId = "" } = req.params as Record<string, string>;
    const path = pathOf(req);
    noted.set(req, { token: { organizationId, id, calls }, path, subjectId: isId(subjectId) ? subjectId : null });
  }),
);

export function scimCall(run: (calling: Calling) => Promise<Answered> | Answered): RequestHandler[] {
  const answer: RequestHandler = async (req, res) => {
    const actor = callerOf(req);
    const { id = "", name = "" } = req.params as Record<string, string>;
    const query = req.query as Calling["query"];
    const { body, created } = await run({ actor, id, name, query, body: () => jsonOf(req) });
    const status = created !== undefined ? 201 : body ? 200 : 204;
    await note(req, { status, error: null });
    if (created !== undefined) res.setHeader("Location", created);
    if (body) res.status(status).type(SCIM_TYPE).json(body);
    else res.status(status).end();
  };
  return [identifyCaller, readBody, answer];
}

/** Source: RFC 7644, section 3.12. */
export function scimErrors(): ErrorRequestHandler {
  return async (error: unknown, req, res: Response, next) => {
    const answer = answerTo(error);
    const { status, body, retryAfter } = answer;
    keepForLog(error, answer, res);
    // A failed log write must not hide the error.
    await note(req, { status, error: body.error }).catch(() => {});
    if (res.headersSent) return next(error);
    if (retryAfter !== undefined) res.set("Retry-After", String(retryAfter));
    const scimType = SCIM_TYPES.get(body.code);
    res
      .status(status)
      .type(SCIM_TYPE)
      .json({ schemas: [ERROR_SCHEMA], status: String(status), ...(scimType && { scimType }), detail: body.error });
  };
}

async function note(req: Request, outcome: { status: number; error: string | null }): Promise<void> {
  const call = noted.get(req);
  if (!call) return;
  const { token, path, subjectId } = call;
  await noteCall(token, { method: req.method, path, subjectId, ...outcome });
}

function pathOf(req: Request): string {
  const route = req.route as { path: string } | undefined;
  return route ? route.path.replaceAll(/:(\w+)/g, "{$1}") : "Unknown call";
}

function jsonOf(req: Request): object {
  if (hasBody(req) && !READ_TYPE.test(req.get("content-type") ?? "")) {
    throw new HttpProblem(415, "not_json", `The body must be JSON, with the content type ${SCIM_TYPE}`);
  }
  return bodyOf(req);
}
