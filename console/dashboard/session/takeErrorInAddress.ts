import { addressErrorText } from "#console/shared/api/addressErrorText.ts";

interface ErrorInAddress {
  title: string;
  description: string;
}

/** By the path of the redirect. On any other path, the error is a failed sign-in. */
const TITLES: Record<string, string> = { "/settings/slack": "Slack Not Connected", "/dashboard": "Download Failed" };

/** Also removes the error's code from the URL. */
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
  // A calendar service returns to the connections dialog.
  if (searchParams.has("connections")) return "Calendar Not Connected";
  return TITLES[pathname] ?? "Authentication Error";
}
