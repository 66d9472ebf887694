import type { SlackGrant } from "./steps/SlackGrant.ts";

export interface SlackOauth {
  authorizeUrl(state: string, redirectUri: string): string;
  /** Throws a refusal if Slack doesn't grant the required access. */
  exchange(code: string, redirectUri: string): Promise<SlackGrant>;
  revoke(token: string): Promise<void>;
}
