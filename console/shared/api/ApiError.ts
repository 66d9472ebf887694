interface ErrorBody {
  error?: unknown;
  message?: unknown;
  code?: unknown;
  fields?: unknown;
}

const UNREACHABLE = "Awayday can't be reached. Check your connection and try again.";
const OFFLINE = "You appear to be offline. Check your connection and try again.";
const NOT_SENT = "You appear to be offline, so nothing was sent. Check your connection and try again.";

/** `message` is like `422: body`; `said` is the user-facing text. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status, or 0 if there was no response. */
  readonly status: number;
  readonly said: string | undefined;
  readonly code: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** In seconds, if the server gave a time to wait. */
  readonly retryAfter: number | undefined;

  constructor(status: number, statusText: string, text: string, retryAfter?: string | null) {
    super(`${status}: ${text || statusText}`);
    const body = parse(text);
    this.status = status;
    this.said = [body.error, body.message].find((value): value is string => typeof value === "string" && value !== "");
    this.code = typeof body.code === "string" ? body.code : undefined;
    this.fields = textsOf(body.fields);
    this.body = { ...body };
    this.retryAfter = Number(retryAfter) || undefined;
  }

  static unreachable(): ApiError {
    return new ApiError(0, "", JSON.stringify({ error: UNREACHABLE, code: "unreachable" }));
  }

  static offline(method: string): ApiError {
    const error = method === "GET" ? OFFLINE : NOT_SENT;
    return new ApiError(0, "", JSON.stringify({ error, code: "offline" }));
  }
}

export function wordsOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.said : undefined) ?? fallback;
}

/** After a lost connection, a proxy timeout, or a server error, the write may have taken effect. */
export function hadNoEffect(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (error.status >= 400 && error.status < 500) || error.code === "offline";
}

function parse(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {}; // A proxy's HTML page has no text for people.
  }
}

function textsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}
