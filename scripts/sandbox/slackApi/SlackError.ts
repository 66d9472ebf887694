export class SlackError extends Error {
  override readonly name = "SlackError";
  readonly code: string;
  readonly more: Record<string, unknown>;

  constructor(code: string, more: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.more = more;
  }
}
