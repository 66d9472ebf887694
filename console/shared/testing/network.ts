import { jest } from "@jest/globals";

/** Cuts the page off from the network, or reconnects it, and tells the page as a browser does. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(window.navigator, "onLine", "get").mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

/** Answers a call the way a browser does that can't reach the server. */
export function noAnswer(): never {
  throw new TypeError("Failed to fetch");
}
