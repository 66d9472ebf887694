import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";

/**
 * Keeps the value in the URL as `?name=value`, or without the parameter if it equals the fallback. The returned value
 * changes immediately, so no keystrokes are lost while the URL follows. The setter is stable.
 */
export function useAddressParam(name: string, fallback = ""): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const way = useNavigationType();
  const { key } = useLocation();
  const inAddress = params.get(name) ?? fallback;
  const [shown, setShown] = useState({ key, value: inAddress });
  if (shown.key !== key) setShown({ key, value: way === NavigationType.Replace ? shown.value : inAddress });

  const change = (value: string) => {
    setShown({ key, value });
    // The router's own params lag behind the URL; using them would drop another value that has just changed.
    const next = new URLSearchParams(window.location.search);
    if (value === fallback) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  return [shown.value, useCallback((value: string) => latest.current(value), [])];
}
