import { carryToast } from "#console/shared/toast/carriedToast.ts";
import { startOverAtLogin } from "../session/browser.ts";

/** Goes to the sign-in page after a sign-up with a password, where a toast confirms the sign-up. */
export function leaveForFirstLogin(): void {
  carryToast({
    title: "Organization Created!",
    description: "Your account has been created successfully. You can now log in.",
  });
  startOverAtLogin();
}
