import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { Route, Routes, useLocation } from "react-router";
import { PAGE_PATHS, SIGNED_OUT_PATHS, type SignedOutPath } from "#core/links/pagePaths.ts";
import { AuthHeader } from "./auth/AuthHeader.tsx";
import { Landing } from "./auth/landing/Landing.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { arrivalAtLogin } from "./session/browser.ts";
import { Checking } from "./shell/Checking.tsx";

const Login = lazy(() => import("./auth/Login.tsx").then((file) => ({ default: file.Login })));
const SecondStep = lazy(() => import("./auth/SecondStep.tsx").then((file) => ({ default: file.SecondStep })));
const SetupChooser = lazy(() =>
  import("./auth/signUp/SetupChooser.tsx").then((file) => ({ default: file.SetupChooser })),
);
const FullSignup = lazy(() => import("./auth/signUp/FullSignup.tsx").then((file) => ({ default: file.FullSignup })));
const QuickSignup = lazy(() => import("./auth/signUp/QuickSignup.tsx").then((file) => ({ default: file.QuickSignup })));
const ForgotPassword = lazy(() =>
  import("./auth/ForgotPassword.tsx").then((file) => ({ default: file.ForgotPassword })),
);
const ResetPassword = lazy(() => import("./auth/ResetPassword.tsx").then((file) => ({ default: file.ResetPassword })));
const LinkGoogle = lazy(() => import("./auth/LinkGoogle.tsx").then((file) => ({ default: file.LinkGoogle })));
const AcceptInvitation = lazy(() =>
  import("./auth/invitation/AcceptInvitation.tsx").then((file) => ({ default: file.AcceptInvitation })),
);

const SCREENS: Record<SignedOutPath, ComponentType> = {
  "/login": Login,
  "/login/second-factor": SecondStep,
  "/forgot-password": ForgotPassword,
  "/reset-password": ResetPassword,
  "/link-google": LinkGoogle,
  "/signup": SetupChooser,
  "/signup/full": FullSignup,
  "/signup/quick": QuickSignup,
  "/accept-invitation": AcceptInvitation,
  "/invitations/token/:token": AcceptInvitation,
  "/auth/google/callback": AcceptInvitation,
};

export function SignedOut() {
  const { pathname, key } = useLocation();
  const arrival = key === "default" ? arrivalAtLogin() : null; // Only on the first page, not after following a link.
  useEffect(() => {
    if (pathname) window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <Suspense fallback={<Checking />}>
      <Routes>
        <Route path="/" element={arrival ? <Login email={arrival.email} /> : <Landing />} />
        {SIGNED_OUT_PATHS.map((path) => {
          const Screen = SCREENS[path];
          return <Route key={path} path={path} element={<Screen />} />;
        })}
        {/* The requested page opens after the sign-in. */}
        {PAGE_PATHS.map((path) => (
          <Route key={path} path={path} element={<Login />} />
        ))}
        <Route path="*" element={<NothingHere />} />
      </Routes>
    </Suspense>
  );
}

function NothingHere() {
  return (
    <>
      <AuthHeader />
      <main>
        <NotFound />
      </main>
    </>
  );
}
