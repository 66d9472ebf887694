const ARRIVAL = "awayday.arrival";

/** The navigation that leaves the dashboard; tests replace it. */
export const browser = {
  /** Loads another address, as a link would. */
  goTo(address: string): void {
    window.location.assign(address);
  },
};

/**
 * Reloads the app at the root, which then shows the sign-in page instead of the landing page, with the email of a new
 * account filled in.
 */
export function startOverAtLogin(email = ""): void {
  sessionStorage.setItem(ARRIVAL, JSON.stringify({ email }));
  arrival = undefined;
  browser.goTo("/");
}

/**
 * Returns the email for the sign-in page (empty if it isn't known) if `startOverAtLogin` loaded this page; null
 * otherwise, and again after the next page load.
 */
export function arrivalAtLogin(): { email: string } | null {
  if (arrival === undefined)
    arrival = JSON.parse(sessionStorage.getItem(ARRIVAL) ?? "null") as { email: string } | null;
  sessionStorage.removeItem(ARRIVAL);
  return arrival;
}

// Kept outside React, which may begin to render a screen more than once.
let arrival: { email: string } | null | undefined;
