import type { Minutes } from "#core/leave/amounts.ts";

const WIDTH = 10;

/** A partly used balance looks neither empty nor full. */
export function balanceBar(left: Minutes, whole: Minutes): string {
  const share = whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0;
  const filled = share > 0 && share < 1 ? Math.min(WIDTH - 1, Math.max(1, Math.round(share * WIDTH))) : share * WIDTH;
  return "█".repeat(filled) + "░".repeat(WIDTH - filled);
}
