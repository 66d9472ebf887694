import type { SlackGrant } from "./steps/SlackGrant.ts";

/** What the pages that connect a workspace need of Slack. */
export interface SlackOauth {
  /** Where somebody of the workspace allows us in, to come back to `redirectUri` with this state. */
  authorizeUrl(state: string, redirectUri: string): string;
  /** What was granted; a Refusal where Slack grants nothing that we can use. */
  exchange(code: string, redirectUri: string): Promise<SlackGrant>;
  /** Gives a token back to Slack. */
  revoke(token: string): Promise<void>;
}
