import { expect, test } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { ApiError } from "../api/ApiError.ts";
import { useKeyedWrite } from "./useKeyedWrite.ts";

const refusal = (code: string) => new ApiError(409, "", JSON.stringify({ error: "Refused", code }));

test("attempts have the same key until one succeeds, its key was used otherwise, or the subject changes", async () => {
  const { result, rerender } = renderHook(({ subject }) => useKeyedWrite(subject), { initialProps: { subject: "a" } });
  const keys: string[] = [];
  const attempt = async (failure?: ApiError) => {
    const sent = result.current((key) => (keys.push(key), failure ? Promise.reject(failure) : Promise.resolve("done")));
    if (failure) await expect(sent).rejects.toBe(failure);
    else expect(await sent).toBe("done");
  };
  await attempt(ApiError.unreachable());
  await attempt(refusal("too_many_changes"));
  await attempt();
  await attempt(refusal("idempotency_key_used"));
  await attempt(ApiError.unreachable());
  rerender({ subject: "b" });
  await attempt(ApiError.unreachable());
  const order = keys.map((key) => keys.indexOf(key));
  expect(order).toEqual([0, 0, 0, 3, 4, 5]);
});
