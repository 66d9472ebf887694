import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { LINK_GOOGLE_PATH, PAGE_PATHS, SECOND_STEP_PATH, SETUP_PATH, type PagePath } from "#core/links/pagePaths.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { OwnCalendarContext } from "#console/shared/calendar/ownCalendar.ts";
import { LeaveTypesProvider } from "#console/shared/leaveTypes/LeaveTypesProvider.tsx";
import { ErrorBoundary } from "#console/shared/states/ErrorBoundary.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useAccountTheme } from "#console/shared/theme/useAccountTheme.ts";
import { lazyPage } from "./lazyPage.tsx";
import { LAZY_PATHS, type LazyPath } from "./pageLoads.ts";
import { EmployeeDashboard } from "./pages/EmployeeDashboard.tsx";
import { ManagerDashboard } from "./pages/ManagerDashboard.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { AfterLogin } from "./session/AfterLogin.tsx";
import { MeContext, useMe } from "./session/meContext.ts";
import { session } from "./session/sessionCalls.ts";
import { Shell } from "./shell/Shell.tsx";

const InvitedWhileSignedIn = lazy(() =>
  import("./auth/invitation/InvitedWhileSignedIn.tsx").then((file) => ({ default: file.InvitedWhileSignedIn })),
);

const ResetPassword = lazy(() => import("./auth/ResetPassword.tsx").then((file) => ({ default: file.ResetPassword })));

const LinkGoogle = lazy(() => import("./auth/LinkGoogle.tsx").then((file) => ({ default: file.LinkGoogle })));

const SecondFactorSetupPage = lazy(() =>
  import("./pages/SecondFactorSetupPage.tsx").then((file) => ({ default: file.SecondFactorSetupPage })),
);

const PAGES: Record<PagePath, ComponentType> = {
  ...(Object.fromEntries(LAZY_PATHS.map((path) => [path, lazyPage(path)])) as Record<LazyPath, ComponentType>),
  "/dashboard": OwnDashboard,
  "/manager": ManagerDashboard,
  "/employee": EmployeeDashboard,
};

export function SignedIn({ me }: { me: MeAnswer }) {
  useAccountTheme(me.theme);
  const client = useQueryClient();
  const [isInSetup, setInSetup] = useState(me.mustSetUpSecondFactor);
  const [lastMe, setLastMe] = useState(me);
  if (me !== lastMe) {
    setLastMe(me);
    if (me.mustSetUpSecondFactor) setInSetup(true);
  }
  const finishSetup = async () => {
    const { queryKey } = session();
    await client.refetchQueries({ queryKey });
    if (!client.getQueryData(queryKey)?.mustSetUpSecondFactor) setInSetup(false);
  };
  if (isInSetup) {
    return (
      <MeContext value={me}>
        <Suspense>
          <SecondFactorSetupPage onDone={() => void finishSetup()} />
        </Suspense>
      </MeContext>
    );
  }
  return (
    <MeContext value={me}>
      <OwnCalendarContext value={me}>
        <LeaveTypesProvider types={me.leaveTypes}>
          <Suspense>
            <Routes>
              <Route path="/accept-invitation" element={<InvitedWhileSignedIn />} />
              <Route path="/invitations/token/:token" element={<InvitedWhileSignedIn />} />
              <Route path="/reset-password" element={<ResetPassword />} />
              <Route path={LINK_GOOGLE_PATH} element={<LinkGoogle />} />
              <Route path="/login" element={<AfterLogin />} />
              <Route path={SECOND_STEP_PATH} element={<AfterLogin />} />
              <Route path="*" element={<Pages />} />
            </Routes>
          </Suspense>
        </LeaveTypesProvider>
      </OwnCalendarContext>
    </MeContext>
  );
}

const ROUTES = (
  <Routes>
    <Route path="/" element={<StartPage />} />
    {PAGE_PATHS.map((path) => {
      const PageAt = PAGES[path];
      return <Route key={path} path={path} element={<PageAt />} />;
    })}
    {["/forgot-password", "/signup/*", "/auth/google/callback"].map((path) => (
      <Route key={path} path={path} element={<Navigate to="/" replace />} />
    ))}
    <Route path="*" element={<NotFound />} />
  </Routes>
);

function Pages() {
  return (
    <Shell>
      <CurrentPage />
    </Shell>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<ListSkeleton rows={4} />}>{ROUTES}</Suspense>
    </ErrorBoundary>
  );
}

/** In a new organization, Admins and Owners start on the setup page until one of them opens it. */
function StartPage() {
  const { setup } = useMe();
  return setup === "new" ? <Navigate to={SETUP_PATH} replace /> : <OwnDashboard />;
}

function OwnDashboard() {
  return (
    <MeContext.Consumer>
      {(me) => (me && isAtLeast(me.role, "Manager") ? <ManagerDashboard /> : <EmployeeDashboard />)}
    </MeContext.Consumer>
  );
}
