import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

export const BALANCES_KEY = ["people", "balances"] as const;

export function useRefetchBalances(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: BALANCES_KEY }), [client]);
}
