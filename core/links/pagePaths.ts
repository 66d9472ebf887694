/** The addresses of the signed-in pages of the dashboard. Signed out, they lead to the login and then to where one wanted to go. */
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

/** Where a sign-in asks for its second step. */
export const SECOND_STEP_PATH = "/login/second-factor";

/** Those of the pages by which one signs in or up, or comes by an invitation. */
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
