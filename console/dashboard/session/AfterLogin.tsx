import { useEffect } from "react";
import { Navigate } from "react-router";
import { Checking } from "../shell/Checking.tsx";
import { browser } from "./browser.ts";
import { useWantedPlace } from "./useWantedPlace.ts";

/** Where the login leads: to the place that one came from (the admin console is another page), else to the start. */
export function AfterLogin() {
  const then = useWantedPlace() ?? "/";
  const isOfConsole = /^\/admin([/?]|$)/.test(then);
  useEffect(() => {
    if (isOfConsole) browser.goTo(then);
  }, [isOfConsole, then]);
  return isOfConsole ? <Checking /> : <Navigate to={then} replace />;
}
