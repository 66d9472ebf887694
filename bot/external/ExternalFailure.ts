type ExternalReason = "address" | "private" | "unreachable" | "slow" | "large";

export class ExternalFailure extends Error {
  override readonly name = "ExternalFailure";
  readonly reason: ExternalReason;

  constructor(reason: ExternalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
