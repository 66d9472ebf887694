import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SlackStatusAnswer } from "#core/api/SlackStatusAnswer.ts";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

export function slackStatus() {
  return queryOptions({ queryKey: ["slack"], queryFn: () => call<SlackStatusAnswer>("GET", "/api/slack/status") });
}

export function useDisconnectSlack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<undefined>("DELETE", "/api/slack/installation"),
    onSuccess: () => refetch(client, ["slack"]),
  });
}
