import type { QueryClient } from "@tanstack/react-query";
import { makeQueryClient } from "#console/shared/api/makeQueryClient.ts";
import { leaveForLogin } from "../session/browser.ts";
import { isMissing } from "./httpClient.ts";

/** If a write finds nothing, the open record is fetched again, because it may have been deleted elsewhere. */
export function consoleClient(): QueryClient {
  const client = makeQueryClient(leaveForLogin);
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { ...queries, staleTime: 0 } });
  client.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error" && isMissing(event.action.error)) {
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === "getOne" });
    }
  });
  return client;
}
