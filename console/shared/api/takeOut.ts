import type { QueryClient, QueryKey } from "@tanstack/react-query";

export async function takeOut(client: QueryClient, queryKey: QueryKey, id: string): Promise<() => void> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<{ id: string }[]>(queryKey);
  client.setQueryData(
    queryKey,
    before?.filter((item) => item.id !== id),
  );
  return () => client.setQueryData(queryKey, before);
}
