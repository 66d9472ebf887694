import { z } from "zod";
import { WrongRowsAnswer } from "#core/api/admin/ImportAnswer.ts";
import { ErrorAnswer } from "#core/api/ErrorAnswer.ts";
import { SsoRequiredAnswer } from "#core/api/sso/SsoAnswer.ts";
import { API_ERRORS } from "#bot/http/v1/document/apiErrors.ts";
import { ANSWERS } from "./answers.ts";
import type { AnswerShape } from "./AnswerShape.ts";

interface Answered {
  status: number;
  body: unknown;
  headers: Headers;
}

const routes = Object.entries(ANSWERS)
  .map(([route, shape]) => ({ route, shape, isLike: likenessOf(route) }))
  // Sorts "/holidays/countries" before "/holidays/:id", because the first match wins.
  .toSorted((one, other) => rank(one.route) - rank(other.route));

export function checkAnswer(method: string, address: string, { status, body, headers }: Answered): void {
  const call = `${method} ${address}`;
  if (!address.startsWith("/api/") || (status >= 300 && status < 400)) return;
  const shape = routes.find(({ isLike }) => isLike(call))?.shape;
  const isJson = headers.get("content-type")?.includes("json") === true;
  if (status >= 400) {
    if (isJson && shape !== "slack") parse(call, errorSchema(body), body);
    if (address.startsWith("/api/v1/")) assertListed(call, status, body);
    return;
  }
  if (shape === undefined) throw new Error(`Say in tests/answers what ${call} answers`);
  if (isSchema(shape) && isJson) {
    parse(call, shape, body);
  } else if (isSchema(shape) ? status !== 204 : (shape === "nothing") !== (status === 204)) {
    throw new Error(`${call} has an answer of another kind (${status}) than tests/answers declares`);
  }
}

function assertListed(call: string, status: number, body: unknown): void {
  const { code } = Object(body) as { code?: string };
  const listed = API_ERRORS.find((error) => error.status === status);
  if (code !== undefined && [...(listed?.codes ?? []), ...(listed?.rules ?? [])].includes(code)) return;
  throw new Error(`${call} answers ${status} with ${code}, which API_ERRORS doesn't list`);
}

function errorSchema(body: unknown): z.ZodType {
  const { rows, connection } = Object(body) as { rows?: unknown; connection?: unknown };
  if (rows !== undefined) return WrongRowsAnswer;
  return connection === undefined ? ErrorAnswer : SsoRequiredAnswer;
}

function parse(call: string, schema: z.ZodType, body: unknown): void {
  const { error } = schema.safeParse(body);
  if (error) throw new Error(`${call} answers not what core/api declares:\n${z.prettifyError(error)}`);
}

function isSchema(shape: AnswerShape): shape is z.ZodType {
  return typeof shape === "object";
}

function rank(route: string): number {
  return (route.includes("/:") ? 2 : 0) + (route.includes("?") ? 0 : 1);
}

function likenessOf(route: string): (call: string) => boolean {
  const [path = "", query] = route.split("?");
  const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`);
  return (call) => {
    const [called = "", parameters = ""] = call.split("?");
    return pattern.test(called) && (query === undefined || parameters.split("&").includes(query));
  };
}
