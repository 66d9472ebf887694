import { queryOptions, useMutation } from "@tanstack/react-query";
import type { SlackLinkAnswer } from "#core/api/accountAnswers.ts";
import type { SlackLinkInput } from "#core/auth/SlackLinkInput.ts";
import { call } from "#console/shared/api/call.ts";

export function slackLink(token: string) {
  return queryOptions({
    queryKey: ["slack-link", token],
    queryFn: () => call<SlackLinkAnswer>("GET", `/api/auth/slack-link?token=${encodeURIComponent(token)}`),
    enabled: token !== "",
    staleTime: 0,
  });
}

export function useConnectSlackAccount() {
  return useMutation({
    mutationFn: (body: SlackLinkInput) => call<undefined>("POST", "/api/auth/slack-link", body),
  });
}
