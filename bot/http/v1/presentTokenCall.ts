import type { TokenCallAnswer } from "#core/api/keys/TokenCallAnswer.ts";
import { callErrorText } from "#core/keys/callErrorText.ts";
import type { LoggedCall } from "#db/queries/keys/tokenCalls.ts";
import { CALLS } from "./calls/calls.ts";

const scopes = new Map(CALLS.map(({ method, path, scope }) => [`${method} ${path}`, scope]));

export function presentTokenCall({ at, path, error, ...call }: LoggedCall): TokenCallAnswer {
  const scope = scopes.get(`${call.method} ${path}`);
  return {
    ...call,
    at: at.toISOString(),
    path: path === null ? null : `/api/v1${path.replaceAll(/:(\w+)/g, "{$1}")}`,
    error: error === null ? null : callErrorText({ status: call.status, error, scope }),
  };
}
