import { Client, type ClientConfig } from "pg";

/** Without an error listener, a connection that fails right after it opens would end the process. */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on("error", () => {});
  }
}
