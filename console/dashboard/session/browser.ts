const ARRIVAL = "awayday.arrival";

/** The navigation that leaves the dashboard; tests replace it. */
export const browser = {
  /** Loads another address, as a link would. */
  goTo(address: string): void {
    window.location.assign(address);
  },
};

/** Reloads the app at the root, which then shows the sign-in page instead of the landing page. */
export function startOverAtLogin(): void {
  sessionStorage.setItem(ARRIVAL, "login");
  arrival = undefined;
  browser.goTo("/");
}

/** Returns whether `startOverAtLogin` loaded this page; false again after the next page load. */
export function arrivesAtLogin(): boolean {
  arrival ??= sessionStorage.getItem(ARRIVAL) ?? "anywhere";
  sessionStorage.removeItem(ARRIVAL);
  return arrival === "login";
}

// Kept outside React, which may begin to render a screen more than once.
let arrival: string | undefined;
