/** What went wrong where the browser was sent from, in words for people. */
export interface ErrorInAddress {
  title: string;
  description: string;
}

/** What failed, by the page to which one was sent back; elsewhere it was the sign-in. */
const TITLES: Record<string, string> = { "/settings/slack": "Slack was not connected", "/dashboard": "Access Denied" };

/** What the address says went wrong elsewhere, which is then taken out of it; undefined when nothing did. */
export function takeErrorInAddress(): ErrorInAddress | undefined {
  const address = new URL(window.location.href);
  const description = address.searchParams.get("error");
  if (description === null) return undefined;
  address.searchParams.delete("error");
  window.history.replaceState(window.history.state, "", address.pathname + address.search + address.hash);
  return {
    title: TITLES[address.pathname] ?? "Authentication Error",
    description,
  };
}
