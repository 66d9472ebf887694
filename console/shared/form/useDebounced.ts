import { useEffect, useState } from "react";

/** Returns the earlier value until `value` stays unchanged for `wait` milliseconds. Compares values as JSON. */
export function useDebounced<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled(text === undefined ? (undefined as Value) : (JSON.parse(text) as Value)),
      wait,
    );
    return () => clearTimeout(timer);
  }, [text, wait]);
  return settled;
}
