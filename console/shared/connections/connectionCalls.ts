import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ListedFeedAnswer, NewFeedAnswer } from "#core/api/feeds/FeedAnswer.ts";
import type { ListedKeyAnswer, NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import type { TokenCallAnswer } from "#core/api/keys/TokenCallAnswer.ts";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import type { FeedKind } from "#core/feeds/FeedInput.ts";
import { at, call } from "../api/call.ts";
import { type Expected, type LoggedKind, type SecretKind, testSecret } from "./testSecret.ts";

export function apiKeys(isOwn: boolean) {
  return queryOptions({
    queryKey: ["keys", isOwn ? "own" : "organization"],
    queryFn: () => call<ListedKeyAnswer[]>("GET", isOwn ? "/api/keys" : "/api/keys?view=organization"),
    staleTime: 0,
  });
}

interface NewKey {
  name: string;
  scopes: string[];
  expiresOn?: string;
  service: boolean;
}

export function useCreateKey() {
  return useChange(["keys"], (key: NewKey) => call<NewKeyAnswer>("POST", "/api/keys", key));
}

export function useRevokeKey() {
  return useChange(["keys"], (id: string) => call<undefined>("DELETE", at("api", "keys", id)));
}

export function calendarLinks() {
  return queryOptions({
    queryKey: ["calendar-feeds"],
    queryFn: () => call<ListedFeedAnswer[]>("GET", "/api/calendar-feeds"),
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

export function useCreateLink() {
  return useChange(["calendar-feeds"], (link: NewLink) => call<NewFeedAnswer>("POST", "/api/calendar-feeds", link));
}

export function useDeleteLink() {
  return useChange(["calendar-feeds"], (id: string) => call<undefined>("DELETE", at("api", "calendar-feeds", id)));
}

export function tokenCalls(kind: LoggedKind, id: string) {
  return queryOptions({
    queryKey: [kind, id, "calls"],
    queryFn: () => call<TokenCallAnswer[]>("GET", at("api", kind, id, "calls")),
    staleTime: 0,
  });
}

export function useSecretTest(kind: SecretKind) {
  return useChange([kind], ({ secret, expected }: { secret: string; expected: Expected }) =>
    testSecret(kind, secret, expected),
  );
}

export function officesToChoose() {
  return queryOptions({ queryKey: ["offices"], queryFn: () => call<OfficeAnswer[]>("GET", "/api/offices") });
}

function useChange<Input, Answer>(queryKey: string[], write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: write, onSuccess: () => client.invalidateQueries({ queryKey }) });
}
