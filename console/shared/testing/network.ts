import { jest } from "@jest/globals";

export function setOnline(isOnline: boolean): void {
  jest.spyOn(window.navigator, "onLine", "get").mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

export function noAnswer(): never {
  throw new TypeError("Failed to fetch");
}
