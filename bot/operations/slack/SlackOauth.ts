import type { SlackGrant } from "./steps/SlackGrant.ts";

export interface SlackOauth {
  authorizeUrl(state: string, redirectUri: string): string;
  /** On failure, throws a refusal whose code is a key of `REDIRECT_ERRORS`. */
  exchange(code: string, redirectUri: string): Promise<SlackGrant>;
  revoke(token: string): Promise<void>;
}
