interface ErrorInAddress {
  title: string;
  description: string;
}

const TITLES: Record<string, string> = { "/settings/slack": "Slack Not Connected", "/dashboard": "Download Failed" };

export async function takeErrorInAddress(): Promise<ErrorInAddress | undefined> {
  const address = new URL(window.location.href);
  const code = address.searchParams.get("error");
  if (code === null || address.pathname === "/login") return undefined;
  address.searchParams.delete("error");
  window.history.replaceState(window.history.state, "", address.pathname + address.search + address.hash);
  const description = await loadErrorText(code);
  if (description === undefined) return undefined;
  return { title: titleOf(code, address), description };
}

function titleOf(code: string, { pathname, searchParams }: URL): string {
  if (code === "console_forbidden") return "Access Denied";
  if (searchParams.has("connections")) return "Calendar Not Connected";
  return TITLES[pathname] ?? "Authentication Error";
}

/** Loads the texts only if there is a code, because few addresses have one. */
export async function loadErrorText(code: string | null): Promise<string | undefined> {
  if (code === null) return undefined;
  const { addressErrorText } = await import("#console/shared/api/addressErrorText.ts");
  return addressErrorText(code);
}
