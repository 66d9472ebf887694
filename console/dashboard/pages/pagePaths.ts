/** The addresses of the signed-in pages. Signed out, they lead to the login and then to where one wanted to go. */
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
