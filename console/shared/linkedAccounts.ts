import { hasService } from "./api/hasService.ts";

/** Lists the accounts that a person can have linked on this server ("Google, identity providers, and Slack"). */
export function linkedAccounts(): string {
  const accounts = [
    ...(hasService("google") ? ["Google"] : []),
    "identity providers",
    ...(hasService("slack") ? ["Slack"] : []),
  ];
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(accounts);
}
