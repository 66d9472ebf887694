import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { OfficeDigestAnswer, SlackChannelAnswer, SlackStatusAnswer } from "#core/api/SlackStatusAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";

export function hasWorkspace() {
  return queryOptions({
    queryKey: ["slack"],
    queryFn: async () => (await call<SlackStatusAnswer>("GET", "/api/slack/status")).connected,
  });
}

export function officeDigests() {
  return queryOptions({
    queryKey: ["slack", "digests"],
    queryFn: () => call<OfficeDigestAnswer[]>("GET", "/api/slack/digests"),
  });
}

export function slackChannels() {
  return queryOptions({
    queryKey: ["slack", "channels"],
    queryFn: () => call<SlackChannelAnswer[]>("GET", "/api/slack/channels"),
    staleTime: 0,
  });
}

export function useChooseChannel() {
  const client = useQueryClient();
  const { queryKey } = officeDigests();
  return useMutation({
    mutationFn: ({ officeId, channelId }: { officeId: string; channelId: string | null }) =>
      call<OfficeDigestAnswer>("PATCH", at("api", "slack", "digests", officeId), { channelId }),
    onSuccess: (digest) =>
      client.setQueryData(queryKey, (all) => all?.map((one) => (one.officeId === digest.officeId ? digest : one))),
  });
}
