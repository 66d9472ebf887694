/** The path of the console. */
export const CONSOLE_ROOT = "/admin";

/** Leaves the console; tests replace it. */
export const browser = {
  /** Loads another address, as a link would. */
  goTo(address: string): void {
    window.location.assign(address);
  },
};

/** The sign-in page returns to the current address. */
export function leaveForLogin(): void {
  const { pathname, search } = window.location;
  browser.goTo(`/login?then=${encodeURIComponent(pathname + search)}`);
}
