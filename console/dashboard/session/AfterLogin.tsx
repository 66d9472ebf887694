import { useEffect } from "react";
import { Navigate, useSearchParams } from "react-router";
import { Checking } from "../shell/Checking.tsx";
import { browser } from "./browser.ts";

/** Where the login leads: to the place of the admin console that one came from, which is another page, else to the start. */
export function AfterLogin() {
  const [params] = useSearchParams();
  const then = params.get("then") ?? "";
  const isOfConsole = /^\/admin([/?]|$)/.test(then);
  useEffect(() => {
    if (isOfConsole) browser.goTo(then);
  }, [isOfConsole, then]);
  return isOfConsole ? <Checking /> : <Navigate to="/" replace />;
}
