import { carryToast } from "#console/shared/toast/carriedToast.ts";
import { startOverAtLogin } from "../session/browser.ts";

/** Goes to the login after a sign-up by password, where a toast says that it worked. */
export function leaveForFirstLogin(): void {
  carryToast({
    title: "Organization Created!",
    description: "Your account has been created successfully. You can now log in.",
  });
  startOverAtLogin();
}
