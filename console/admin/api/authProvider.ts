import type { AuthProvider } from "react-admin";
import { browser, leaveForLogin } from "../session/browser.ts";

export const authProvider: AuthProvider = {
  login: async () => leaveForLogin(),
  logout: async () => false,
  checkAuth: async () => {},
  checkError: async (error: { status?: number; body?: { code?: unknown } }) => {
    if (error.status === 401) leaveForLogin();
    if (error.body?.code === "second_factor_setup_required") browser.goTo("/");
  },
  getPermissions: async () => undefined,
};
