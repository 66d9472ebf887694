import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { CONNECT_SLACK_PATH } from "#core/links/pagePaths.ts";
import { useLinkToken } from "../auth/useLinkToken.ts";

const KEY = "awayday.slack-link";

/** Keeps the token in this tab's session storage, because confirming with Google leaves the page. */
export function useSlackLinkToken(): string {
  const [query] = useSearchParams();
  const opened = useLinkToken(query.get("token"), CONNECT_SLACK_PATH);
  useEffect(() => {
    if (opened) sessionStorage.setItem(KEY, opened);
  }, [opened]);
  return opened ?? sessionStorage.getItem(KEY) ?? "";
}

export function forgetSlackLinkToken(): void {
  sessionStorage.removeItem(KEY);
}
