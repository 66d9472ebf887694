/** Why a message did not go out. */
export class SendFailure extends Error {
  override readonly name = "SendFailure";
  /** Milliseconds before which the other side wants to hear nothing more. */
  readonly retryAfterMs: number;
  /** Whether trying again can't help. */
  readonly isFinal: boolean;

  constructor(text: string, { retryAfterMs = 0, isFinal = false }: { retryAfterMs?: number; isFinal?: boolean } = {}) {
    super(text);
    this.retryAfterMs = retryAfterMs;
    this.isFinal = isFinal;
  }
}
