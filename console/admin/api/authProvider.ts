import type { AuthProvider } from "react-admin";
import { browser, leaveForLogin } from "../session/browser.ts";

/** `checkAuth` does nothing, because the session is checked before the console renders. */
export const authProvider: AuthProvider = {
  login: async () => leaveForLogin(),
  logout: async () => false,
  checkAuth: async () => {},
  checkError: async (error: { status?: number; body?: { code?: unknown } }) => {
    if (error.status === 401) leaveForLogin();
    // The dashboard opens the second-factor setup.
    if (error.body?.code === "second_factor_setup_required") browser.goTo("/");
  },
  getPermissions: async () => undefined,
};
