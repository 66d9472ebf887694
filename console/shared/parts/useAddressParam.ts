import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";

export function useAddressParam(name: string, fallback = ""): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const way = useNavigationType();
  const { key } = useLocation();
  const inAddress = params.get(name) ?? fallback;
  const [shown, setShown] = useState({ key, value: inAddress });
  if (shown.key !== key) setShown({ key, value: way === NavigationType.Replace ? shown.value : inAddress });

  const change = (value: string) => {
    setShown({ key, value });
    // Reads the URL, because the router's params may lack another value that just changed.
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
