import { useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";

/**
 * A value kept in the address as `?name=value`; the fallback is left out. A change adds no history entry. The shown
 * value runs ahead of the address, which follows a moment later, so letters typed in between aren't lost.
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
    // The router's own params lag behind the address, and using them would drop another value changed a moment ago.
    const next = new URLSearchParams(window.location.search);
    if (value === fallback) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return [shown.value, change];
}
