import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useEffect } from "react";
import { withRedirectError } from "#core/links/redirectErrors.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { Notice } from "../layout/Notice.tsx";
import { Waiting } from "../layout/Waiting.tsx";
import { browser, leaveForLogin } from "./browser.ts";
import { session } from "./consoleSession.ts";

export function ForAdmins({ children }: { children: ReactNode }) {
  const me = useQuery(session());
  const isSignedOut = me.data === null;
  const isAdmin = me.data && isAtLeast(me.data.role, "Admin");
  const mustSetUp = me.data?.mustSetUpSecondFactor === true;
  useEffect(() => {
    if (isSignedOut) leaveForLogin();
    else if (mustSetUp) browser.goTo("/");
    else if (isAdmin === false) browser.goTo(withRedirectError("/dashboard", "console_forbidden"));
  }, [isSignedOut, isAdmin, mustSetUp]);

  if (isAdmin && !mustSetUp) return <Fragment key={me.data?.id}>{children}</Fragment>;
  if (me.error) {
    return (
      <Notice title="Failed to load Awayday" retry={() => void me.refetch()}>
        {wordsOf(me.error, "Please try again")}
      </Notice>
    );
  }
  return <Waiting />;
}
