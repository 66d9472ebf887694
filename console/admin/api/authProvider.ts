import type { AuthProvider } from "react-admin";
import { browser, leaveForLogin } from "../session/browser.ts";

/** Who is signed in is known before the console is shown; what is left is to notice when the session has ended. */
export const authProvider: AuthProvider = {
  login: async () => leaveForLogin(),
  logout: async () => false,
  checkAuth: async () => {},
  checkError: async (error: { status?: number; body?: { code?: unknown } }) => {
    if (error.status === 401) leaveForLogin();
    // The dashboard leads to its setup.
    if (error.body?.code === "second_factor_setup_required") browser.goTo("/");
  },
  getPermissions: async () => undefined,
};
