import { hasService } from "./api/hasService.ts";

/** Returns text such as "Google, identity providers, and Slack", depending on the server's services. */
export function linkedAccounts(): string {
  const accounts = [
    ...(hasService("google") ? ["Google"] : []),
    "identity providers",
    ...(hasService("slack") ? ["Slack"] : []),
  ];
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(accounts);
}
