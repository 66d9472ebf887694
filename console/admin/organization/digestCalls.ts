import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Zone } from "#core/calendar/dates.ts";
import { at, call } from "#console/shared/api/call.ts";

/** The channel of an office that gets the morning message. */
export interface OfficeDigest {
  officeId: string;
  officeName: string;
  timezone: Zone;
  channelId: string | null;
  channelName: string | null;
  /** The reason why the last message was not delivered, worded to follow a colon. */
  trouble: string | null;
}

export interface SlackChannel {
  id: string;
  name: string;
  isPrivate?: boolean;
  /** True if the Awayday bot is a member; otherwise it can't post there. */
  isMember?: boolean;
}

/** Queries whether the organization's Slack workspace is connected; for Admins and Owners only. */
export function hasWorkspace() {
  return queryOptions({
    queryKey: ["slack"],
    queryFn: async () => (await call<{ connected: boolean }>("GET", "/api/slack/status")).connected,
  });
}

/** Queries the channel of each office; for Admins and Owners only. */
export function officeDigests() {
  return queryOptions({
    queryKey: ["slack", "digests"],
    queryFn: () => call<OfficeDigest[]>("GET", "/api/slack/digests"),
  });
}

/** Queries the channels of the workspace. They change in Slack, outside this page, so they are fetched each time. */
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
