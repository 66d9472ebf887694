import { addressErrorText } from "#console/shared/api/addressErrorText.ts";

/** The error of the page that redirected here, as user-facing text. */
interface ErrorInAddress {
  title: string;
  description: string;
}

/** The error titles by the path of the redirect; on any other path, the error is a failed sign-in. */
const TITLES: Record<string, string> = { "/settings/slack": "Slack Not Connected", "/dashboard": "Download Failed" };

/**
 * Returns the error whose code is in the URL, and removes the code from the URL; undefined without a known code, and on
 * the sign-in page, which shows its error itself.
 */
export function takeErrorInAddress(): ErrorInAddress | undefined {
  const address = new URL(window.location.href);
  const code = address.searchParams.get("error");
  if (code === null || address.pathname === "/login") return undefined;
  address.searchParams.delete("error");
  window.history.replaceState(window.history.state, "", address.pathname + address.search + address.hash);
  const description = addressErrorText(code);
  if (description === undefined) return undefined;
  return { title: titleOf(code, address), description };
}

function titleOf(code: string, { pathname, searchParams }: URL): string {
  if (code === "console_forbidden") return "Access Denied";
  // A service returns to the connections, whose dialog covers the dashboard.
  if (searchParams.has("connections")) return "Calendar Not Connected";
  return TITLES[pathname] ?? "Authentication Error";
}
