import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { FeedAnswer, NewFeedAnswer } from "#core/api/feeds/FeedAnswer.ts";
import type { KeyAnswer, NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import type { FeedKind } from "#core/feeds/FeedInput.ts";
import { at, call } from "../api/call.ts";

/** Queries the person's own API keys or, for Admins and Owners, those of the whole organization. */
export function apiKeys(isOwn: boolean) {
  return queryOptions({
    queryKey: ["keys", isOwn ? "own" : "organization"],
    queryFn: () => call<KeyAnswer[]>("GET", isOwn ? "/api/keys" : "/api/keys?view=organization"),
    staleTime: 0,
  });
}

interface NewKey {
  name: string;
  scopes: string[];
  expiresOn?: string;
  service: boolean;
}

/** Creates an API key, which the response contains only once. */
export function useCreateKey() {
  return useChange(["keys"], (key: NewKey) => call<NewKeyAnswer>("POST", "/api/keys", key));
}

/** Revokes an API key. */
export function useRevokeKey() {
  return useChange(["keys"], (id: string) => call<undefined>("DELETE", at("api", "keys", id)));
}

/** Queries the person's calendar links. */
export function calendarLinks() {
  return queryOptions({
    queryKey: ["feeds"],
    queryFn: () => call<FeedAnswer[]>("GET", "/api/calendar-feeds"),
    staleTime: 0,
  });
}

interface NewLink {
  kind: FeedKind;
  name?: string;
  officeId?: string;
  types?: string[];
  pending: boolean;
}

/** Creates a calendar link, whose address the response contains only once. */
export function useCreateLink() {
  return useChange(["feeds"], (link: NewLink) => call<NewFeedAnswer>("POST", "/api/calendar-feeds", link));
}

/** Deletes a calendar link. */
export function useDeleteLink() {
  return useChange(["feeds"], (id: string) => call<undefined>("DELETE", at("api", "calendar-feeds", id)));
}

/** Queries the offices to choose from. */
export function officesToChoose() {
  return queryOptions({ queryKey: ["offices"], queryFn: () => call<OfficeAnswer[]>("GET", "/api/offices") });
}

function useChange<Input, Answer>(queryKey: string[], write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: write, onSuccess: () => client.invalidateQueries({ queryKey }) });
}
