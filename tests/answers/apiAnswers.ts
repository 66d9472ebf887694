import { pageOf } from "#core/api/v1/apiAnswers.ts";
import { CALLS } from "#bot/http/v1/calls/calls.ts";
import type { AnswerShape } from "./AnswerShape.ts";

/** The API's calls declare their own responses. */
export const API_ANSWERS: Readonly<Record<string, AnswerShape>> = {
  "GET /api/docs": "file",
  "GET /api/v1/openapi.json": "file",
  ...Object.fromEntries(
    CALLS.map(({ method, path, answer, isList }): [string, AnswerShape] => [
      `${method} /api/v1${path}`,
      answer ? (isList ? pageOf(answer) : answer) : "nothing",
    ]),
  ),
};
