import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ANOTHER_PERSON } from "#core/auth/shownPersonHeader.ts";
import { ApiError } from "./ApiError.ts";
import { rememberShown } from "./shownPerson.ts";

/** In milliseconds. */
export const FRESH_FOR = 30_000;

/** A write fails immediately while offline instead of being sent later. */
export function makeQueryClient(onSignedOut: (client: QueryClient) => void = () => {}): QueryClient {
  const onError = (error: unknown, rereads = true) => {
    if (error instanceof ApiError && error.status === 401) onSignedOut(client);
    if (rereads && mayMeanNewSession(error)) void client.invalidateQueries({ queryKey: ["session"] });
  };
  const client: QueryClient = new QueryClient({
    // A refused session query doesn't refetch the session, because that could loop forever.
    queryCache: new QueryCache({ onError: (error, { queryKey }) => onError(error, queryKey[0] !== "session") }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: "always",
        retry: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || query.queryKey[0] !== "session") return;
    rememberShown((query.state.data as { id: string } | null | undefined)?.id);
  });
  return client;
}

function mayMeanNewSession(error: unknown): boolean {
  const { status, body } = (error ?? {}) as { status?: unknown; body?: { code?: unknown } };
  return status === 403 || body?.code === ANOTHER_PERSON || body?.code === "second_factor_setup_required";
}

export const onDashboard = {
  retry: (failures: number, error: unknown) =>
    failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
  retryDelay: 1000,
};
