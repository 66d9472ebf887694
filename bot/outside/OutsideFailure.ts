/**
 * The reason why an address outside gave no answer: `address` if the address can't be used, `private` if it leads to a
 * network that isn't public, and `large` or `slow` if its answer was.
 */
type OutsideReason = "address" | "private" | "unreachable" | "slow" | "large";

/** An address that must not be used, or that gave no usable answer in time. The message is for logs only. */
export class OutsideFailure extends Error {
  override readonly name = "OutsideFailure";
  readonly reason: OutsideReason;

  constructor(reason: OutsideReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
