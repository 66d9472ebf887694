import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LiveRequest } from "#core/leave/LiveRequest.ts";

/** Entry points translate each kind into their own form, such as an HTTP status. */
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

/** In the unit of the leave type; null is unlimited. */
export interface ChangedDays {
  userId: string;
  name: string;
  before: number | null;
  after: number | null;
  /** Set if it isn't the balance of the changed type. */
  type?: LeaveType;
}

interface RefusalDetails {
  /** Error texts by field, for forms. */
  fields?: Record<string, string>;
  request?: LiveRequest;
  /** The id of the existing policy that prevents a new one. */
  policyId?: string;
  /** The people whom a change would leave below zero. */
  impact?: ChangedDays[];
  /** Seconds to wait before trying again; with kind `throttled`. */
  retryAfter?: number;
  /** The connection with which the person must sign in. */
  connection?: { id: string; name: string };
  /** The page where the person can resolve the problem. */
  link?: { label: string; url: string };
}

/** `code` is a stable slug, and `message` is for people. */
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
