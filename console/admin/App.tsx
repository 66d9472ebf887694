import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { BrowserRouter } from "react-router";
import { ErrorBoundary } from "#console/shared/states/ErrorBoundary.tsx";
import { consoleTheme } from "./layout/consoleTheme.ts";
import { AppTheme } from "#console/shared/theme/AppTheme.tsx";
import { CapitalizesTitles } from "#console/shared/parts/titleText.ts";
import { Toasts } from "#console/shared/toast/Toasts.tsx";
import { consoleClient } from "./api/consoleClient.ts";
import { CONSOLE_ROOT } from "./session/browser.ts";
import { ForAdmins } from "./session/ForAdmins.tsx";
import { Waiting } from "./layout/Waiting.tsx";

const Console = lazy(() => import("./Console.tsx").then((file) => ({ default: file.Console })));

export function App() {
  const [client] = useState(consoleClient);
  return (
    <QueryClientProvider client={client}>
      <AppTheme theme={consoleTheme}>
        <CapitalizesTitles value={false}>
          <Toasts>
            <BrowserRouter basename={CONSOLE_ROOT}>
              <ErrorBoundary>
                <ForAdmins>
                  <Suspense fallback={<Waiting />}>
                    <Console client={client} />
                  </Suspense>
                </ForAdmins>
              </ErrorBoundary>
            </BrowserRouter>
          </Toasts>
        </CapitalizesTitles>
      </AppTheme>
    </QueryClientProvider>
  );
}
