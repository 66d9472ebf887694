import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Removes an item from a cached list before the server has responded; returns a function that restores the list. */
export async function takeOut(client: QueryClient, queryKey: QueryKey, id: string): Promise<() => void> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<{ id: string }[]>(queryKey);
  client.setQueryData(
    queryKey,
    before?.filter((item) => item.id !== id),
  );
  return () => client.setQueryData(queryKey, before);
}
