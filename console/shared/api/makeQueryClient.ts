import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./ApiError.ts";

/** How old an answer may be, in milliseconds, when someone comes back to the page or to the network. */
export const FRESH_FOR = 30_000;

/**
 * The cache of answers. Nothing is tried twice, and a write that could not be sent fails at once: it is never sent later.
 * `onSignedOut` is called when the session has ended.
 */
export function makeQueryClient(onSignedOut: (client: QueryClient) => void = () => {}): QueryClient {
  const onError = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) onSignedOut(client);
    // The Owner has required a second factor meanwhile: who is signed in is asked again, and leads to its setup.
    if (error.code === "second_factor_setup_required") void client.invalidateQueries({ queryKey: ["session"] });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
  return client;
}

/** A dashboard's queries try twice more, a second apart, where trying again can help. */
export const onDashboard = {
  retry: (failures: number, error: unknown) =>
    failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
  retryDelay: 1000,
};
