import type { QueryClient } from "@tanstack/react-query";
import { makeQueryClient } from "#console/shared/api/makeQueryClient.ts";
import { leaveForLogin } from "../session/browser.ts";

export function consoleClient(): QueryClient {
  const client = makeQueryClient(leaveForLogin);
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { ...queries, staleTime: 0 } });
  return client;
}
