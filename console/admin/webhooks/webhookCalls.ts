import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  PingAnswer,
  ReplayAnswer,
  WebhookAnswer,
  WebhookMessageAnswer,
  WebhookSecretAnswer,
} from "#core/api/webhooks/WebhookAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";

const KEY = "webhooks";

export function webhooks() {
  return queryOptions({
    queryKey: [KEY],
    queryFn: ({ signal }) => call<WebhookAnswer[]>("GET", "/api/webhooks", undefined, signal),
    staleTime: 0,
  });
}

const SOON_MS = 2000;

export function webhookMessages(id: string, status?: string) {
  const query = status === undefined ? "" : `?status=${status}`;
  return queryOptions({
    queryKey: [KEY, id, "messages", status],
    queryFn: ({ signal }) =>
      call<WebhookMessageAnswer[]>("GET", `${at("api", "webhooks", id, "messages")}${query}`, undefined, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isDue) ? SOON_MS : false),
  });
}

function isDue({ status, attempts }: WebhookMessageAnswer): boolean {
  return status === "pending" && attempts === 0;
}

export interface WebhookFields {
  name: string;
  url: string;
  events: readonly string[];
  sendsObjects: boolean;
}

export function useAddWebhook() {
  return useChange((fields: WebhookFields) => call<WebhookSecretAnswer>("POST", "/api/webhooks", fields));
}

export function useEditWebhook(id: string) {
  return useChange((fields: Partial<WebhookFields> & { isOn?: boolean; seen?: Pick<WebhookFields, "events"> }) =>
    call<WebhookAnswer>("PATCH", at("api", "webhooks", id), fields),
  );
}

export function useDeleteWebhook(id: string) {
  return useChange(() => call<undefined>("DELETE", at("api", "webhooks", id)));
}

export function useRotateSecret(id: string) {
  return useChange(() => call<WebhookSecretAnswer>("POST", at("api", "webhooks", id, "secret")));
}

export function usePing(id: string) {
  return useChange(() => call<PingAnswer>("POST", at("api", "webhooks", id, "ping")));
}

export function useReplayMessage() {
  return useChange((messageId: string) =>
    call<ReplayAnswer>("POST", at("api", "webhook-messages", messageId, "replay")),
  );
}

export function useReplay(id: string) {
  return useChange((period: { from: string; to: string; onlyFailed: boolean }) =>
    call<ReplayAnswer>("POST", at("api", "webhooks", id, "replay"), period),
  );
}

function useChange<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: write, onSuccess: () => client.invalidateQueries({ queryKey: [KEY] }) });
}
