import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { isAtLeast } from "#core/people/roles.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { Notice } from "../layout/Notice.tsx";
import { Waiting } from "../layout/Waiting.tsx";
import { leaveForLogin } from "./browser.ts";
import { session } from "./consoleSession.ts";

/** Shows the console to Admins and Owners; sends who is not signed in to the login, and tells the others for whom it is. */
export function ForAdmins({ children }: { children: ReactNode }) {
  const me = useQuery(session());
  const isSignedOut = me.data === null;
  useEffect(() => {
    if (isSignedOut) leaveForLogin();
  }, [isSignedOut]);

  if (me.data && isAtLeast(me.data.role, "Admin")) return children;
  if (me.data) {
    return <Notice title="Access Denied">You need Admin or Owner permissions to use the admin console.</Notice>;
  }
  if (me.error) {
    return (
      <Notice title="Awayday is not answering" retry={() => void me.refetch()}>
        {wordsOf(me.error, "Please try again")}
      </Notice>
    );
  }
  return <Waiting />;
}
