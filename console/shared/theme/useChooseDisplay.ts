import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { call } from "../api/call.ts";

/** Settings of the web app's look. */
export type ChosenDisplay = Partial<Pick<MeAnswer, "theme" | "weekStart">>;

const SESSION = ["session"];

/** Saved to the person's account: shown immediately, and reverted on refusal. */
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
