/** `address`: the URL isn't allowed. `private`: the URL's host isn't on the public internet. */
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
