import { afterAll } from "@jest/globals";
import { type MailServer, startMailServer } from "./startMailServer.ts";

/** Starts a real SMTP server on loopback; stops after the last test. */
export async function mailServer(): Promise<MailServer> {
  const mail = await startMailServer();
  afterAll(() => mail.stop());
  return mail;
}
