import type { SlackGrant } from "./steps/SlackGrant.ts";

/** The Slack calls needed to connect a workspace. */
export interface SlackOauth {
  /** Returns the URL where a workspace member authorizes the app; Slack redirects to `redirectUri` with this state. */
  authorizeUrl(state: string, redirectUri: string): string;
  /** Exchanges a code for a grant. Throws a refusal if Slack grants nothing usable. */
  exchange(code: string, redirectUri: string): Promise<SlackGrant>;
  revoke(token: string): Promise<void>;
}
