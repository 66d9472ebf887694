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
  browser.goTo("/");
}

/** Whether this page was loaded by `startOverAtLogin`; true once. */
export function takeArrivalAtLogin(): boolean {
  const arrival = sessionStorage.getItem(ARRIVAL);
  sessionStorage.removeItem(ARRIVAL);
  return arrival === "login";
}
