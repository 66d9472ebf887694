import { addressErrorText } from "#console/shared/api/addressErrorText.ts";

interface ErrorInAddress {
  title: string;
  description: string;
}

const TITLES: Record<string, string> = { "/settings/slack": "Slack Not Connected", "/dashboard": "Download Failed" };

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
  if (searchParams.has("connections")) return "Calendar Not Connected";
  return TITLES[pathname] ?? "Authentication Error";
}
