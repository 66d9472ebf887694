/** Why a message did not go out. */
export class SendFailure extends Error {
  override readonly name = "SendFailure";
  /** Milliseconds before which the other side wants to hear nothing more. */
  readonly retryAfterMs: number;
  /** Whether trying again can't help. */
  readonly isFinal: boolean;
  /** Whether nothing is broken: this person just can't be told this way. */
  readonly isExpected: boolean;
  /** Whether only mail to this recipient waits, so that the channel goes on. */
  readonly isOfRecipient: boolean;

  constructor(
    text: string,
    {
      retryAfterMs = 0,
      isFinal = false,
      isExpected = false,
      isOfRecipient = false,
    }: Partial<Omit<SendFailure, keyof Error>> = {},
  ) {
    super(text);
    this.retryAfterMs = retryAfterMs;
    this.isFinal = isFinal || isExpected;
    this.isExpected = isExpected;
    this.isOfRecipient = isOfRecipient;
  }
}
