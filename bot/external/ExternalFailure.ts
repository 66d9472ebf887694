/**
 * The reason why an external address gave no usable answer: `address` if the address can't be used, `private` if it
 * leads to a network that isn't public, `unreachable` if the connection failed, `slow` if the answer took too long, and
 * `large` if it is too large.
 */
type ExternalReason = "address" | "private" | "unreachable" | "slow" | "large";

/** The message is for logs only. */
export class ExternalFailure extends Error {
  override readonly name = "ExternalFailure";
  readonly reason: ExternalReason;

  constructor(reason: ExternalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
