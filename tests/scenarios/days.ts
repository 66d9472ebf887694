const after = new Map<string, string>();
const before = new Map<string, string>();

export function dayAfter(day: string): string {
  return after.get(day) ?? remember(after, day, step(day, 1));
}

export function dayBefore(day: string): string {
  return before.get(day) ?? remember(before, day, step(day, -1));
}

/** From 1 to 12. */
export function monthOfDay(day: string): number {
  return Number(day.slice(5, 7));
}

function step(day: string, by: 1 | -1): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}

function remember(steps: Map<string, string>, day: string, next: string): string {
  steps.set(day, next);
  return next;
}
