import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./ApiError.ts";

/** The cache of answers: never stale by itself, nothing tried twice. `onSignedOut` is told when the session has ended. */
export function makeQueryClient(onSignedOut: (client: QueryClient) => void = () => {}): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) onSignedOut(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
      mutations: { retry: false },
    },
  });
  return client;
}

/** A dashboard's queries try twice more, a second apart, where trying again can help. */
export const onDashboard = {
  retry: (failures: number, error: unknown) =>
    failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
  retryDelay: 1000,
};
