/** The reason why an address outside gave no answer. */
type OutsideReason = "address" | "private" | "unreachable" | "slow" | "large";

/** An address that must not be used, or that gave no usable answer in time. The message is for logs only. */
export class OutsideFailure extends Error {
  override readonly name = "OutsideFailure";

  constructor(
    /**
     * `address` if the address can't be used, `private` if it leads to a network that isn't public, and `large` or
     * `slow` if its answer was.
     */
    readonly reason: OutsideReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
