import type { SlackGrant } from "./steps/SlackGrant.ts";

export interface SlackOauth {
  authorizeUrl(state: string, redirectUri: string): string;
  /** Throws a refusal with a code of `REDIRECT_ERRORS`. */
  exchange(code: string, redirectUri: string): Promise<SlackGrant>;
  revoke(token: string): Promise<void>;
}
