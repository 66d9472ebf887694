import { FINAL_STATEMENT_PATH } from "./finalStatementPath.ts";
import { PERSON_PATH } from "./personPath.ts";

export const CONNECT_SLACK_PATH = "/connect-slack";

export const SETUP_PATH = "/setup";

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

export const SSO_PATH = "/admin/single-sign-on";

export const SECOND_STEP_PATH = "/login/second-factor";

export const LINK_GOOGLE_PATH = "/link-google";

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
