import type { Call } from "../Call.ts";

/** The errors that calls can return, by status, with the codes that aren't business rules. */
export const API_ERRORS: readonly {
  status: number;
  when: string;
  codes: readonly string[];
  of?: "writes" | "objects";
}[] = [
  {
    status: 400,
    when: "The call is malformed; `fields` explains each invalid field",
    codes: ["invalid_input", "broken_json", "not_an_object", "malformed_address", "key_and_cookie"],
  },
  {
    status: 401,
    when: "The key is missing or doesn't work",
    codes: ["no_key", "unknown_key", "expired_key", "revoked_key", "stopped_key", "signed_out"],
  },
  {
    status: 403,
    when: "The key lacks the scope, or its person lacks the right",
    codes: ["missing_scope", "forbidden"],
  },
  {
    status: 404,
    when: "There is no such object, or it belongs to another organization",
    codes: ["not_found"],
    of: "objects",
  },
  {
    status: 409,
    when: "The call conflicts with the current state",
    codes: ["overlap", "already_decided", "changed", "already_done", "idempotency_key_used"],
    of: "writes",
  },
  { status: 413, when: "The body is larger than 1 MB", codes: ["too_large"], of: "writes" },
  { status: 415, when: "The body isn't JSON", codes: ["not_json"], of: "writes" },
  { status: 422, when: "The organization's rules refuse the call", codes: ["not_enough_balance"], of: "writes" },
  {
    status: 429,
    when: "There were too many calls; Retry-After gives the seconds to wait",
    codes: ["too_many_calls", "too_many_changes", "busy"],
  },
  { status: 500, when: "The server failed; report the X-Request-Id", codes: ["internal"] },
];

/** Returns the responses in the document for the errors of a call. */
export function errorsOf({ method, path }: Call): Record<string, unknown> {
  const has = { writes: method !== "GET", objects: path.includes(":") };
  const applying = API_ERRORS.filter(({ of }) => of === undefined || has[of]);
  return Object.fromEntries(
    applying.map(({ status, when, codes }) => [
      status,
      {
        description: `${when}. Codes include ${codes.map((code) => `\`${code}\``).join(", ")}.`,
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}
