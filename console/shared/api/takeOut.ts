import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Takes something out of a cached list before the server has answered; gives what puts the list back as it was. */
export async function takeOut(client: QueryClient, queryKey: QueryKey, id: string): Promise<() => void> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<{ id: string }[]>(queryKey);
  client.setQueryData(
    queryKey,
    before?.filter((item) => item.id !== id),
  );
  return () => client.setQueryData(queryKey, before);
}
