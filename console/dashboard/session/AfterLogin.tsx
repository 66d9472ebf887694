import { useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { Checking } from "../shell/Checking.tsx";
import { browser } from "./browser.ts";
import { loadErrorText } from "./takeErrorInAddress.ts";
import { useWantedPlace } from "./useWantedPlace.ts";

export function AfterLogin() {
  const then = useWantedPlace() ?? "/";
  const { pathname, search } = useLocation();
  const refusal = pathname === "/login" ? new URLSearchParams(search).get("error") : null;
  const toast = useToast();
  useEffect(() => {
    void loadErrorText(refusal).then((description) => {
      if (description !== undefined) toast({ title: "Authentication Error", description, tone: "destructive" });
    });
  }, [refusal, toast]);
  const isOfConsole = /^\/admin([/?]|$)/.test(then);
  useEffect(() => {
    if (isOfConsole) browser.goTo(then);
  }, [isOfConsole, then]);
  return isOfConsole ? <Checking /> : <Navigate to={then} replace />;
}
