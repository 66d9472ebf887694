const ARRIVAL = "awayday.arrival";

/** Leaves the dashboard; tests replace it. */
export const browser = {
  goTo(address: string): void {
    window.location.assign(address);
  },
};

/** The reloaded app shows the sign-in page instead of the landing page. */
export function startOverAtLogin(email = ""): void {
  sessionStorage.setItem(ARRIVAL, JSON.stringify({ email }));
  arrival = undefined;
  browser.goTo("/");
}

/** Null if `startOverAtLogin` didn't load this page. */
export function arrivalAtLogin(): { email: string } | null {
  if (arrival === undefined)
    arrival = JSON.parse(sessionStorage.getItem(ARRIVAL) ?? "null") as { email: string } | null;
  sessionStorage.removeItem(ARRIVAL);
  return arrival;
}

// React may begin to render a screen more than once.
let arrival: { email: string } | null | undefined;
