/**
 * `address`: the address can't be used. `private`: it leads to a network that isn't public. `unreachable`: its host has
 * no IP address or gave no usable answer. `slow`: the answer took too long. `large`: the answer is too large.
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
