import type { Call } from "../Call.ts";

interface ApiError {
  status: number;
  when: string;
  codes: readonly string[];
  rules?: readonly string[];
  isOfWrites?: boolean;
}

export const API_ERRORS: readonly ApiError[] = [
  {
    status: 400,
    when: "The call is malformed or its input is invalid; `fields` explains each invalid field",
    codes: [
      "invalid_input",
      "broken_json",
      "broken_body",
      "nested_too_deeply",
      "not_an_object",
      "malformed_address",
      "key_and_cookie",
    ],
    rules: [
      "end_before_start",
      "half_day_impossible",
      "hours_impossible",
      "manager_cycle",
      "no_change",
      "not_foreseeable",
      "reason_required",
      "start_in_past",
      "too_early",
      "too_far_ahead",
      "too_many_changes",
      "too_many_hours",
      "too_many_scheduled",
    ],
  },
  {
    status: 401,
    when: "The key is missing or doesn't work",
    codes: ["no_key", "unknown_key", "expired_key", "revoked_key", "stopped_key", "signed_out"],
  },
  {
    status: 403,
    when: "The key lacks the scope, or the person who created it lacks the permission",
    codes: ["missing_scope", "forbidden", "second_factor_setup_required"],
    rules: [
      "begun_leave",
      "delegation_ended",
      "not_yours_to_cancel",
      "not_yours_to_change",
      "not_yours_to_decide",
      "not_yours_to_edit",
      "not_yours_to_record",
      "not_yours_to_undo",
      "only_provisioning",
      "own_balance",
      "own_leave",
      "owner_only",
      "role_not_below",
      "type_not_requestable",
    ],
  },
  {
    status: 404,
    when: "There is no such call or object, or the object belongs to another organization",
    codes: ["not_found", "no_such_call"],
  },
  {
    status: 409,
    when: "The call conflicts with the current state",
    codes: ["already_done", "idempotency_key_used", "changed"],
    rules: [
      "already_decided",
      "closure_leave",
      "erased",
      "facts_changed_too_often",
      "holiday_exists",
      "inactive",
      "manager_cycle",
      "needs_full_editor",
      "not_approved",
      "not_asked",
      "not_decided",
      "not_reopened",
      "overlap",
      "provisioned",
      "team_exists",
      "team_in_use",
      "too_late",
      "too_many_limits",
      "too_many_team_people",
      "too_many_teams",
    ],
    isOfWrites: true,
  },
  { status: 413, when: "The body is larger than 1 MB", codes: ["too_large"], isOfWrites: true },
  { status: 415, when: "The body isn't JSON", codes: ["not_json"], isOfWrites: true },
  {
    status: 422,
    when: "The organization's rules refuse the call",
    codes: ["insufficient_balance"],
    rules: [
      "after_last_day",
      "before_first_day",
      "blackout",
      "closed_days",
      "costs_nothing",
      "document_needed",
      "leave_begun",
      "missing_details",
      "not_a_multiple",
      "not_reopened",
      "other_approvers",
      "past_dates",
      "request_too_long",
      "request_too_short",
      "short_notice",
      "team_coverage",
      "too_far_ahead",
      "too_many_changes",
      "too_many_patterns",
      "type_archived",
      "waiting_period",
    ],
    isOfWrites: true,
  },
  {
    status: 429,
    when: "There were too many calls; Retry-After gives the number of seconds to wait",
    codes: ["too_many_calls", "too_many_changes", "too_many_at_once", "busy"],
  },
  { status: 500, when: "The server failed; if you report this, include the X-Request-Id header", codes: ["internal"] },
  {
    status: 503,
    when: "The server is busy or restarting; Retry-After gives the number of seconds to wait",
    codes: ["unavailable"],
  },
];

export const HEADERS = headersNamed("RateLimit", "Access-Control-Allow-Origin");

const RETRIED = [429, 503];

export const ERROR_RESPONSES = Object.fromEntries(
  API_ERRORS.map(({ status, when, codes }) => [
    nameOf(status),
    {
      description: `${when}. Codes include ${codes.map((code) => `\`${code}\``).join(", ")}.`,
      headers: { ...HEADERS, ...(RETRIED.includes(status) && headersNamed("Retry-After")) },
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    },
  ]),
);

export function errorsOf({ method }: Pick<Call, "method">): Record<string, unknown> {
  const applying = API_ERRORS.filter(({ isOfWrites }) => !isOfWrites || method !== "GET");
  return Object.fromEntries(
    applying.map(({ status }) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  );
}

function headersNamed(...names: string[]): object {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function nameOf(status: number): string {
  return `Error${status}`;
}
