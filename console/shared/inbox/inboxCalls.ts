import { infiniteQueryOptions, type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InboxAnswer, InboxEntryAnswer } from "#core/api/inbox/InboxAnswer.ts";
import { call } from "../api/call.ts";
import { refetch } from "../api/lists.ts";

export function inboxPages() {
  return infiniteQueryOptions({
    queryKey: ["inbox", "pages"],
    queryFn: ({ pageParam }) =>
      call<InboxAnswer>("GET", pageParam === null ? "/api/inbox" : `/api/inbox?after=${pageParam}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  });
}

export function useMarkRead() {
  const client = useQueryClient();
  const { queryKey } = inboxPages();
  return useMutation({
    mutationFn: (entries: { ids: string[] } | { through: string }) =>
      call<undefined>("POST", "/api/inbox/read", entries),
    onMutate: (marked) => {
      const isMarked = ({ id }: InboxEntryAnswer) => !("ids" in marked) || marked.ids.includes(id);
      const before = client.getQueryData<InfiniteData<InboxAnswer>>(queryKey);
      client.setQueryData<InfiniteData<InboxAnswer, string | null>>(
        queryKey,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              entries: page.entries.map((entry) => (isMarked(entry) ? { ...entry, isRead: true } : entry)),
            })),
          },
      );
      return () => client.setQueryData(queryKey, before);
    },
    onError: (_error, _entries, putBack) => putBack?.(),
    onSettled: () => refetch(client, ["inbox"]),
  });
}
