import { useEffect } from "react";
import { Navigate } from "react-router";
import { Checking } from "../shell/Checking.tsx";
import { browser } from "./browser.ts";
import { useWantedPlace } from "./useWantedPlace.ts";

/**
 * Opens the requested page after the sign-in, or else the start page. The admin console is a separate app and needs a
 * full page load.
 */
export function AfterLogin() {
  const then = useWantedPlace() ?? "/";
  const isOfConsole = /^\/admin([/?]|$)/.test(then);
  useEffect(() => {
    if (isOfConsole) browser.goTo(then);
  }, [isOfConsole, then]);
  return isOfConsole ? <Checking /> : <Navigate to={then} replace />;
}
