import { useCallback, useRef } from "react";
import { newKey } from "./newKey.ts";

type KeyedWrite = <Answer>(send: (idempotencyKey: string) => Promise<Answer>) => Promise<Answer>;

/**
 * Attempts with the same subject share a key until an attempt succeeds or the server refuses the key, so a retry
 * doesn't repeat the write.
 */
export function useKeyedWrite(subject = ""): KeyedWrite {
  const last = useRef<{ subject: string; key: string }>(undefined);
  return useCallback(
    async (send) => {
      if (last.current?.subject !== subject) last.current = { subject, key: newKey() };
      try {
        const answer = await send(last.current.key);
        last.current = undefined;
        return answer;
      } catch (error) {
        if (isUsed(error)) last.current = undefined;
        throw error;
      }
    },
    [subject],
  );
}

function isUsed(error: unknown): boolean {
  return error instanceof Error && (error as { body?: { code?: unknown } }).body?.code === "idempotency_key_used";
}
