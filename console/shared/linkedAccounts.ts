import { hasService } from "./api/hasService.ts";

export function linkedAccounts(): string {
  const accounts = [
    ...(hasService("google") ? ["Google"] : []),
    "identity providers",
    ...(hasService("slack") ? ["Slack"] : []),
  ];
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(accounts);
}
