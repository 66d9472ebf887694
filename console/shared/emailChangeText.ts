import { hasService } from "./api/hasService.ts";

/** Shown at the email field of another person. */
export function emailChangeText(): string {
  const unlinked = [
    ...(hasService("google") ? ["Google"] : []),
    "identity providers",
    ...(hasService("slack") ? ["Slack"] : []),
  ];
  const list = new Intl.ListFormat("en-US", { type: "conjunction" }).format(unlinked);
  return `Changing the email signs them out, removes their password, revokes their API keys and calendar links, disconnects their calendars, and unlinks their accounts at ${list}`;
}
