import { Client, type ClientConfig } from "pg";

/** One piece of data can open and end a connection, and an error without a listener ends the process. */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on("error", () => {});
  }
}
