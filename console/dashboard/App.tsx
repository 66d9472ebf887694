import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { BrowserRouter } from "react-router";
import { makeQueryClient } from "#console/shared/api/makeQueryClient.ts";
import { ErrorBoundary } from "#console/shared/states/ErrorBoundary.tsx";
import { logNotice } from "#console/shared/log.ts";
import { AppTheme } from "#console/shared/theme/AppTheme.tsx";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { Toasts } from "#console/shared/toast/Toasts.tsx";
import { openPage } from "./openPage.ts";
import { takeErrorInAddress } from "./session/takeErrorInAddress.ts";
import { endSession, session } from "./session/sessionCalls.ts";
import { SignedIn } from "./SignedIn.tsx";
import { Checking, Unreachable } from "./shell/Checking.tsx";

const SignedOut = lazy(() => import("./SignedOut.tsx").then(({ SignedOut: page }) => ({ default: page })));

export function App() {
  const [client] = useState(() => {
    const made = makeQueryClient(endSession);
    void openPage(made, window.location);
    return made;
  });
  return (
    <QueryClientProvider client={client}>
      <AppTheme>
        <Toasts>
          <BrowserRouter>
            <ErrorBoundary>
              <Screens />
            </ErrorBoundary>
          </BrowserRouter>
        </Toasts>
      </AppTheme>
    </QueryClientProvider>
  );
}

function Screens() {
  const me = useQuery(session());
  const toast = useToast();
  useEffect(() => {
    void takeErrorInAddress().then((error) => {
      if (!error) return;
      logNotice(error.title, error.description);
      toast({ ...error, tone: "destructive" });
    });
  }, [toast]);

  if (me.data) return <SignedIn key={me.data.id} me={me.data} />;
  if (me.data === null) {
    return (
      <Suspense fallback={<Checking />}>
        <SignedOut />
      </Suspense>
    );
  }
  return me.error ? <Unreachable error={me.error} retry={() => void me.refetch()} /> : <Checking />;
}
