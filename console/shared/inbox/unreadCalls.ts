import { queryOptions } from "@tanstack/react-query";
import type { UnreadAnswer } from "#core/api/inbox/InboxAnswer.ts";
import { call } from "../api/call.ts";

export function unreadCount() {
  return queryOptions({
    queryKey: ["inbox", "unread"],
    queryFn: () => call<UnreadAnswer>("GET", "/api/inbox/unread"),
  });
}
