import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Zone } from "#core/calendar/dates.ts";
import { at, call } from "#console/shared/api/call.ts";

/** The channel of an office that hears in the morning who is away. */
export interface OfficeDigest {
  officeId: string;
  officeName: string;
  timezone: Zone;
  channelId: string | null;
  channelName: string | null;
  /** Why the last message did not arrive there, in words that go on after a colon. */
  trouble: string | null;
}

export interface SlackChannel {
  id: string;
  name: string;
  isPrivate?: boolean;
  /** Whether our bot is in it; else it can't post there. */
  isMember?: boolean;
}

/** Whether the organisation's Slack workspace is connected; for Admin and Owner only. */
export function hasWorkspace() {
  return queryOptions({
    queryKey: ["slack"],
    queryFn: async () => (await call<{ connected: boolean }>("GET", "/api/slack/status")).connected,
  });
}

/** Which channel hears of which office; for Admin and Owner only. */
export function officeDigests() {
  return queryOptions({
    queryKey: ["slack", "digests"],
    queryFn: () => call<OfficeDigest[]>("GET", "/api/slack/digests"),
  });
}

/** The channels of the workspace. They change in Slack, without this page: asked again each time. */
export function slackChannels() {
  return queryOptions({
    queryKey: ["slack", "channels"],
    queryFn: () => call<SlackChannel[]>("GET", "/api/slack/channels"),
    staleTime: 0,
  });
}

/** Chooses the channel of an office; null for none. */
export function useChooseChannel() {
  const client = useQueryClient();
  const { queryKey } = officeDigests();
  return useMutation({
    mutationFn: ({ officeId, channelId }: { officeId: string; channelId: string | null }) =>
      call<OfficeDigest>("PATCH", at("api", "slack", "digests", officeId), { channelId }),
    onSuccess: (digest) =>
      client.setQueryData(queryKey, (all) => all?.map((one) => (one.officeId === digest.officeId ? digest : one))),
  });
}
