import { linkedAccounts } from "./linkedAccounts.ts";

export function emailChangeText(): string {
  return `Changing the email signs them out, removes their password, revokes their API keys and calendar links, disconnects their calendars, and unlinks their accounts at ${linkedAccounts()}`;
}
