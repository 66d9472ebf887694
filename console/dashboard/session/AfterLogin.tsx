import { useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { addressErrorText } from "#console/shared/api/addressErrorText.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { Checking } from "../shell/Checking.tsx";
import { browser } from "./browser.ts";
import { useWantedPlace } from "./useWantedPlace.ts";

export function AfterLogin() {
  const then = useWantedPlace() ?? "/";
  const { pathname, search } = useLocation();
  const refusal = pathname === "/login" ? addressErrorText(new URLSearchParams(search).get("error")) : undefined;
  const toast = useToast();
  useEffect(() => {
    if (refusal !== undefined) toast({ title: "Authentication Error", description: refusal, tone: "destructive" });
  }, [refusal, toast]);
  const isOfConsole = /^\/admin([/?]|$)/.test(then);
  useEffect(() => {
    if (isOfConsole) browser.goTo(then);
  }, [isOfConsole, then]);
  return isOfConsole ? <Checking /> : <Navigate to={then} replace />;
}
