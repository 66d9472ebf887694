import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** The query key of the loaded balances; append a person's id to get the full key. */
export const BALANCES_KEY = ["people", "balances"] as const;

/** Returns a function that reloads the balances on the page after a person has changed. */
export function useRefetchBalances(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: BALANCES_KEY }), [client]);
}
