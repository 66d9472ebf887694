import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** The key of the balances that the console has loaded; a person's id completes it. */
export const BALANCES_KEY = ["people", "balances"] as const;

/** Returns a function that loads the balances on the page again, after a change of a person. */
export function useRefetchBalances(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: BALANCES_KEY }), [client]);
}
