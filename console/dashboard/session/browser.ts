const ARRIVAL = "awayday.arrival";

/** The browser itself, for the few places that leave this page; tests put their own in its place. */
export const browser = {
  /** Loads another address, as a link would. */
  goTo(address: string): void {
    window.location.assign(address);
  },
};

/** Starts over at the root, where somebody who just got an account finds the login. */
export function startOverAtLogin(): void {
  sessionStorage.setItem(ARRIVAL, "login");
  arrival = undefined;
  browser.goTo("/");
}

/** Whether this page was loaded by `startOverAtLogin`; the next load is not. */
export function arrivesAtLogin(): boolean {
  arrival ??= sessionStorage.getItem(ARRIVAL) ?? "anywhere";
  sessionStorage.removeItem(ARRIVAL);
  return arrival === "login";
}

// Kept outside of React, which may begin to render a screen more than once.
let arrival: string | undefined;
