import type { LiveRequest } from "#core/leave/LiveRequest.ts";

/** What kind of no it is. An entry point turns the kind into its own form (HTTP status, modal error, chat reply). */
export type RefusalKind =
  | "invalid" // malformed, or fails a validation
  | "unauthenticated" // nobody is signed in, or not any more
  | "forbidden" // signed in, of this organisation, not allowed
  | "missing" // unknown, or of another organisation
  | "conflict" // against the present state
  | "rule" // a business rule says no
  | "throttled"; // too many

export interface RefusalDetails {
  /** The field each text belongs to, where a form can show it. */
  fields?: Record<string, string>;
  /** The person's other request that stands in the way. */
  request?: LiveRequest;
  /** Seconds after which trying again makes sense; with kind `throttled`. */
  retryAfter?: number;
}

/** A business refusal: thrown by rules and operations, translated by entry points. `code` is a stable slug, `message` is for people. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly kind: RefusalKind;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly request: LiveRequest | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: RefusalKind, code: string, text: string, details: RefusalDetails = {}) {
    super(text);
    this.kind = kind;
    this.code = code;
    this.fields = details.fields;
    this.request = details.request;
    this.retryAfter = details.retryAfter;
  }
}
