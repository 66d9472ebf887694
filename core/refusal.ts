import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LiveRequest } from "#core/leave/LiveRequest.ts";

export type RefusalKind =
  | "invalid" // malformed, or fails validation
  | "unauthenticated" // not signed in, or the sign-in or API key isn't accepted
  | "forbidden" // not allowed
  | "missing" // unknown, or in another organization
  | "tooLarge" // a file that is larger than accepted
  | "wrongType" // a file whose type or content isn't accepted
  | "conflict" // conflicts with the current state
  | "rule" // refused by a business rule
  | "throttled"; // too many requests, or a busy server

/** `before` and `after` are in the unit of the leave type. Null means unlimited. */
export interface ChangedDays {
  userId: string;
  name: string;
  before: number | null;
  after: number | null;
  type?: LeaveType;
}

interface RefusalDetails {
  fields?: Record<string, string>;
  request?: LiveRequest;
  policyId?: string;
  impact?: ChangedDays[];
  /** Seconds to wait before trying again, for kind `throttled`. */
  retryAfter?: number;
  connection?: { id: string; name: string };
  link?: { label: string; url: string };
}

/** `code` is a stable slug. `message` is for people. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly kind: RefusalKind;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly request: LiveRequest | undefined;
  readonly policyId: string | undefined;
  readonly impact: ChangedDays[] | undefined;
  readonly retryAfter: number | undefined;
  readonly connection: RefusalDetails["connection"];
  readonly link: RefusalDetails["link"];

  constructor(kind: RefusalKind, code: string, text: string, details: RefusalDetails = {}) {
    super(text);
    this.kind = kind;
    this.code = code;
    this.fields = details.fields;
    this.request = details.request;
    this.policyId = details.policyId;
    this.impact = details.impact;
    this.retryAfter = details.retryAfter;
    this.connection = details.connection;
    this.link = details.link;
  }
}
