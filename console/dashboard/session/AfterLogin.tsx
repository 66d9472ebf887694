import { useEffect } from "react";
import { Navigate } from "react-router";
import { Checking } from "../shell/Checking.tsx";
import { browser } from "./browser.ts";
import { useWantedPlace } from "./useWantedPlace.ts";

/**
 * Leads to the requested page after the sign-in, and otherwise to the start page; the admin console is a separate page
 * and needs a full load.
 */
export function AfterLogin() {
  const then = useWantedPlace() ?? "/";
  const isOfConsole = /^\/admin([/?]|$)/.test(then);
  useEffect(() => {
    if (isOfConsole) browser.goTo(then);
  }, [isOfConsole, then]);
  return isOfConsole ? <Checking /> : <Navigate to={then} replace />;
}
