import { subscribe } from "node:diagnostics_channel";

const USED_MS = 500;

let newest = Number.NEGATIVE_INFINITY;
subscribe("http.server.request.start", () => {
  newest = performance.now();
});

export function hasCalls(): boolean {
  return performance.now() - newest < USED_MS;
}
