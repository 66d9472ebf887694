/** Where the console is. */
export const CONSOLE_ROOT = "/admin";

/** The browser itself, for the few places that leave this page; tests put their own in its place. */
export const browser = {
  /** Loads another address, as a link would. */
  goTo(address: string): void {
    window.location.assign(address);
  },
};

/** Goes to the dashboard's login, which leads back to where one is now. */
export function leaveForLogin(): void {
  const { pathname, search } = window.location;
  browser.goTo(`/login?then=${encodeURIComponent(pathname + search)}`);
}
