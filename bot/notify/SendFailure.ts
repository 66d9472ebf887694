export class SendFailure extends Error {
  override readonly name = "SendFailure";
  readonly retryAfterMs: number;
  /** True if a retry can't succeed. */
  readonly isFinal: boolean;
  readonly isExpected: boolean;
  /** True if `retryAfterMs` applies only to emails to the recipient. */
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
