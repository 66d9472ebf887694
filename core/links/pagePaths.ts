/**
 * The paths of the dashboard's signed-in pages. A signed-out visitor is sent to sign in and then to the requested page.
 */
export const PAGE_PATHS = [
  "/dashboard",
  "/approvals",
  "/requests",
  "/team",
  "/offices",
  "/settings",
  "/settings/users",
  "/settings/offices",
  "/settings/slack",
  "/manager",
  "/employee",
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];

/** The page for the second step of a sign-in. */
export const SECOND_STEP_PATH = "/login/second-factor";

/** The paths of the pages for signing in, signing up and accepting an invitation. */
export const SIGNED_OUT_PATHS = [
  "/login",
  SECOND_STEP_PATH,
  "/forgot-password",
  "/reset-password",
  "/signup",
  "/signup/full",
  "/signup/quick",
  "/accept-invitation",
  "/invitations/token/:token",
  "/auth/google/callback",
] as const;

export type SignedOutPath = (typeof SIGNED_OUT_PATHS)[number];
