import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { call } from "../api/call.ts";

export type ChosenDisplay = Partial<Pick<MeAnswer, "theme" | "weekStart">>;

const SESSION = ["session"];

export function useChooseDisplay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: ChosenDisplay) => call<MeAnswer>("PATCH", "/api/auth/user", chosen),
    onMutate: (chosen) => {
      const before = client.getQueryData<MeAnswer | null>(SESSION);
      if (before) client.setQueryData(SESSION, { ...before, ...chosen });
      return () => client.setQueryData(SESSION, before);
    },
    onError: (_error, _chosen, putBack) => putBack?.(),
  });
}
