import { FINAL_STATEMENT_PATH } from "./finalStatementPath.ts";
import { PERSON_PATH } from "./personPath.ts";

/** The page where a signed-in person connects a Slack account, opened by the link that the bot sent. */
export const CONNECT_SLACK_PATH = "/connect-slack";

/** The checklist for setting up a new organization. */
export const SETUP_PATH = "/setup";

/**
 * The paths of the dashboard's signed-in pages. A signed-out visitor is sent to sign in and then to the requested page.
 */
export const PAGE_PATHS = [
  "/dashboard",
  SETUP_PATH,
  "/approvals",
  "/calendar",
  "/requests",
  "/team",
  "/offices",
  "/settings",
  "/settings/users",
  "/settings/offices",
  "/settings/slack",
  CONNECT_SLACK_PATH,
  FINAL_STATEMENT_PATH,
  PERSON_PATH,
  "/manager",
  "/employee",
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];

/** The console's page for single sign-on. */
export const SSO_PATH = "/admin/single-sign-on";

/** The page for the second step of a sign-in. */
export const SECOND_STEP_PATH = "/login/second-factor";

/** The page where a person signs in with Google, opened by a link in an email. */
export const LINK_GOOGLE_PATH = "/link-google";

/** The paths of the pages for signed-out visitors, such as signing in, signing up, and accepting an invitation. */
export const SIGNED_OUT_PATHS = [
  "/login",
  SECOND_STEP_PATH,
  "/forgot-password",
  "/reset-password",
  LINK_GOOGLE_PATH,
  "/signup",
  "/signup/full",
  "/signup/quick",
  "/accept-invitation",
  "/invitations/token/:token",
  "/auth/google/callback",
] as const;

export type SignedOutPath = (typeof SIGNED_OUT_PATHS)[number];
