import { Client, type ClientConfig } from "pg";

/**
 * Listens for errors from the start, because one piece of data from PostgreSQL can both open and end a connection, and
 * an error without a listener ends the process. The next statement is rejected.
 */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on("error", () => {});
  }
}
