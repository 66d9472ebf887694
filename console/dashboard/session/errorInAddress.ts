import { redirectErrorText } from "#core/links/redirectErrors.ts";

/** What went wrong where the browser was sent from, in words for people. */
export interface ErrorInAddress {
  title: string;
  description: string;
}

/** What failed, by the page to which one was sent back; elsewhere it was the sign-in. */
const TITLES: Record<string, string> = { "/settings/slack": "Slack was not connected", "/dashboard": "Access Denied" };

/** The error whose code the address carries, which is then removed from it; undefined if there is no such code. */
export function takeErrorInAddress(): ErrorInAddress | undefined {
  const address = new URL(window.location.href);
  const code = address.searchParams.get("error");
  if (code === null) return undefined;
  address.searchParams.delete("error");
  window.history.replaceState(window.history.state, "", address.pathname + address.search + address.hash);
  const description = redirectErrorText(code);
  if (description === undefined) return undefined;
  return {
    title: TITLES[address.pathname] ?? "Authentication Error",
    description,
  };
}
