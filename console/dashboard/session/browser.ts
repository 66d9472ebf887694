const ARRIVAL = "awayday.arrival";

export const browser = {
  goTo(address: string): void {
    window.location.assign(address);
  },
};

export function startOverAtLogin(email = ""): void {
  sessionStorage.setItem(ARRIVAL, JSON.stringify({ email }));
  arrival = undefined;
  browser.goTo("/");
}

export function arrivalAtLogin(): { email: string } | null {
  if (arrival === undefined)
    arrival = JSON.parse(sessionStorage.getItem(ARRIVAL) ?? "null") as { email: string } | null;
  sessionStorage.removeItem(ARRIVAL);
  return arrival;
}

// Cached, because React may render a screen more than once.
let arrival: { email: string } | null | undefined;
