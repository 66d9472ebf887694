import { z } from "zod";
import { WorkingPatternInput } from "./WorkingPatternInput.ts";
import { readWeeks } from "./writtenWeeks.ts";

const WEEKS = WorkingPatternInput.shape.weeks.unwrap();
type Weeks = z.output<typeof WEEKS>;
const UNREADABLE = "Working hours must look like “Mon-Thu 8; Fri 4:30”. Put a slash between two weeks.";

export function writtenHours() {
  return z.string({ error: UNREADABLE }).transform((cell, context): Weeks => {
    const weeks = readWeeks(cell);
    const parsed = weeks && WEEKS.safeParse(weeks);
    if (parsed?.success) return parsed.data;
    context.addIssue({ code: "custom", message: parsed?.error.issues[0]?.message ?? UNREADABLE });
    return z.NEVER;
  });
}
