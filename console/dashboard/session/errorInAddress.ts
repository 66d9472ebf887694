/** What went wrong where the browser was sent from, in words for people. */
export interface ErrorInAddress {
  title: string;
  description: string;
}

/** What the address says went wrong elsewhere, which is then taken out of it; undefined when nothing did. */
export function takeErrorInAddress(): ErrorInAddress | undefined {
  const address = new URL(window.location.href);
  const description = address.searchParams.get("error");
  if (description === null) return undefined;
  address.searchParams.delete("error");
  window.history.replaceState(window.history.state, "", address.pathname + address.search + address.hash);
  return {
    title: address.pathname === "/settings/slack" ? "Slack was not connected" : "Authentication Error",
    description,
  };
}
