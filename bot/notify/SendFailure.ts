export class SendFailure extends Error {
  override readonly name = "SendFailure";
  /** The time to wait before sending through this channel again. */
  readonly retryAfterMs: number;
  /** True if trying again can't help. */
  readonly isFinal: boolean;
  /** True if nothing is broken: this person just can't be reached this way. */
  readonly isExpected: boolean;
  /** True if only emails to this recipient must wait. */
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
