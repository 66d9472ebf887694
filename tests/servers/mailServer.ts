import { afterAll } from "@jest/globals";
import { type MailServer, startMailServer } from "./startMailServer.ts";

export async function mailServer(): Promise<MailServer> {
  const mail = await startMailServer();
  afterAll(() => mail.stop());
  return mail;
}
