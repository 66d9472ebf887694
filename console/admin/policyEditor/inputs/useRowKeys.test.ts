import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useRowKeys } from "./useRowKeys.ts";

test("rows keep their keys when a row above them is removed or rows are added below", () => {
  const { result, rerender } = renderHook(({ rows }) => useRowKeys(rows), { initialProps: { rows: 3 } });
  const [first, , third] = result.current.keys;
  act(() => {
    result.current.forget(1);
    rerender({ rows: 2 });
  });
  expect(result.current.keys).toEqual([first, third]);
  rerender({ rows: 4 });
  expect(result.current.keys.slice(0, 2)).toEqual([first, third]);
  expect(new Set(result.current.keys).size).toBe(4);
});
