export const CONSOLE_ROOT = "/admin";

export const browser = {
  goTo(address: string): void {
    window.location.assign(address);
  },
};

export function leaveForLogin(): void {
  const { pathname, search } = window.location;
  browser.goTo(`/login?then=${encodeURIComponent(pathname + search)}`);
}
