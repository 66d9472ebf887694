import { useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";

/**
 * A value that lives in the address as `?name=value`; the fallback is not written there. Changing it fills no history.
 * What is shown runs ahead of the address, which follows a moment later: letters typed meanwhile are not lost.
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
    // The router's own params lag behind the address: another value that was changed a moment ago would be lost.
    const next = new URLSearchParams(window.location.search);
    if (value === fallback) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return [shown.value, change];
}
