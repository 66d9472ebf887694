import { useCallback, useRef } from "react";
import { newKey } from "./newKey.ts";

type KeyedWrite = <Answer>(send: (idempotencyKey: string) => Promise<Answer>) => Promise<Answer>;

/**
 * Every attempt has the form's key until one succeeds, so an attempt that lost its response isn't repeated: the server
 * returns its result or, if the values have changed since, refuses once. A form that stays open gets a new key with
 * each new `subject`.
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
        // The refusal tells the person that the earlier attempt succeeded, so the next attempt is a new write.
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
