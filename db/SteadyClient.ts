import { Client, type ClientConfig } from "pg";

/**
 * A connection that may break before its user listens for errors: one piece of data from PostgreSQL can both open and
 * end it. Its next statement is rejected. Without a listener, the process would end.
 */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on("error", () => {});
  }
}
