import { Client, type ClientConfig } from "pg";

/** A connection can open and fail at the same moment, and an error without a listener ends the process. */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on("error", () => {});
  }
}
