import type { z } from "zod";
import { ApiListedRequestAnswer, ApiRequestAnswer, pageOf } from "#core/api/v1/apiAnswers.ts";
import { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { BalanceAnswer, BalanceOutlookAnswer } from "#core/api/BalanceAnswer.ts";
import { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { ErrorAnswer } from "#core/api/ErrorAnswer.ts";
import { HolidayAnswer } from "#core/api/HolidayAnswer.ts";
import { KeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { LedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import { ChangeAnswer } from "#core/api/RequestAnswer.ts";
import { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { UserAnswer } from "#core/api/UserAnswer.ts";
import { MAX_ITEMS, PageQuery } from "#core/lists/pageQuery.ts";
import type { Call } from "../Call.ts";
import { CALLS } from "../calls/calls.ts";
import { statusOf } from "../statusOf.ts";
import { ERROR_RESPONSES, errorsOf, HEADERS } from "./apiErrors.ts";
import { AREAS } from "./areas.ts";
import { answerSchema, inputSchema, type JsonSchema } from "./jsonSchemas.ts";
import { limited } from "./limited.ts";

const NAMED: readonly (readonly [string, z.ZodType])[] = [
  ["AuditEvent", AuditEventAnswer],
  ["Balance", BalanceAnswer],
  ["CalendarEvent", CalendarEventAnswer],
  ["Change", ChangeAnswer],
  ["Error", ErrorAnswer],
  ["Forecast", BalanceOutlookAnswer],
  ["Holiday", HolidayAnswer],
  ["Key", KeyAnswer],
  ["LeaveType", LeaveTypeAnswer],
  ["LedgerEntry", LedgerEntryAnswer],
  ["ListedRequest", ApiListedRequestAnswer],
  ["Office", OfficeAnswer],
  ["Person", UserAnswer],
  ["Policy", PolicyAnswer],
  ["Preview", PreviewAnswer],
  ["Request", ApiRequestAnswer],
  ["Team", TeamAnswer],
];
const nameOf = new Map(NAMED.map(([name, schema]) => [schema, name]));

const DESCRIPTION = `Gives other systems access to an organization's people, requests, balances, and settings.

Send an API key with each call: \`Authorization: Bearer awd…\`. People create their own keys under Calendars and API Keys in the account menu; Owners create the organization's keys under Organization in the admin console. A key has the current rights of the person who created it, limited by its scopes.`;

export function openApi(appUrl: string): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of CALLS) {
    const path = call.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return limited({
    openapi: "3.1.1",
    info: {
      title: "Awayday API",
      version: "1.0.0",
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${appUrl}/api/v1`, "x-internal": false }],
    security: [{ key: [] }],
    tags: [...new Set(CALLS.map(({ area }) => area))].map((name) => ({ name, description: AREAS[name] })),
    paths,
    components: {
      securitySchemes: { key: { type: "http", scheme: "bearer", description: "An API key" } },
      schemas: Object.fromEntries(NAMED.map(([name, schema]) => [name, answerSchema(schema)])),
      responses: ERROR_RESPONSES,
      headers: {
        "Access-Control-Allow-Origin": {
          description: "Always the server's own origin, so that pages of other sites can't read responses",
          schema: { type: "string", format: "uri" },
        },
        "Retry-After": {
          description: "The number of seconds to wait",
          schema: { type: "integer", minimum: 0, maximum: 86_400 },
        },
        RateLimit: {
          description: "The number of calls left (r), and the seconds until the next window (t)",
          schema: { type: "string", examples: ['"key";r=599;t=60'] },
        },
      },
    },
  }) as JsonSchema;
}

function operationOf(call: Call): JsonSchema {
  const { area, summary, detail, scope, body, method } = call;
  const needs = scope ? `Scope: \`${scope}\`.` : "";
  return {
    operationId: operationId(call),
    tags: [area],
    summary,
    description: [detail, needs].filter(Boolean).join("\n\n"),
    ...(scope && { "x-scope": scope }),
    parameters: [...pathParameters(call), ...queryParameters(call), ...(method === "GET" ? [] : [IDEMPOTENCY_KEY])],
    ...(body && { requestBody: { required: true, content: json(inputSchema(body)) } }),
    responses: { [statusOf(call)]: successOf(call), ...errorsOf(call) },
  };
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "A unique value for each write. If you repeat the call with the same value within a day, it has no further effect and returns the first response.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

function pathParameters({ path }: Call) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", format: "uuid" },
  }));
}

function queryParameters({ query, isList }: Call) {
  const own = query ? inputSchema(query) : {};
  const paging = isList ? inputSchema(PageQuery) : {};
  const required = (own["required"] as string[] | undefined) ?? [];
  const properties = { ...(own["properties"] as object), ...(paging["properties"] as object) };
  return Object.entries<unknown>(properties).map(([name, schema]) => ({
    name,
    in: "query",
    ...(required.includes(name) && { required: true }),
    schema,
  }));
}

function successOf({ answer, isList }: Call): JsonSchema {
  if (!answer) return { description: "Done", headers: HEADERS };
  const item = schemaOf(answer);
  const page = answerSchema(pageOf(answer));
  const { properties } = page as { properties: Record<string, JsonSchema> };
  const list = { ...page, properties: { ...properties, items: { type: "array", items: item, maxItems: MAX_ITEMS } } };
  return { description: "The result", headers: HEADERS, content: json(isList ? list : item) };
}

function schemaOf(schema: z.ZodType): JsonSchema {
  const name = nameOf.get(schema);
  return name === undefined ? answerSchema(schema) : { $ref: `#/components/schemas/${name}` };
}

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

/** The name of the call in generated clients, such as "listRequests" or "undoDecision". */
function operationId({ summary }: Call): string {
  const words = summary
    .replaceAll(/'s?\b/g, "")
    .replace(/,.*$/, "")
    .split(/[^A-Za-z]+/);
  return words
    .filter((word) => !["a", "an", "the", "your", "of", "to"].includes(word))
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
}
