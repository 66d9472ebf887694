import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import type { Role } from "#core/people/access/roles.ts";
import { DEMO_PASSWORD, emailOf } from "../demo/cast.ts";
import { SEEN_BY } from "./screens.ts";

/** The color schemes of pictures. */
export const LOOKS = ["light", "dark"] as const;

/** The cookies of each person after their last sign-in: a known device may sign in as often as a picture needs it. */
const devices = new Map<string, Awaited<ReturnType<BrowserContext["storageState"]>>>();

/** Returns a browser context without motion that is signed in to the demo in a role, or signed out. */
export async function contextAs(
  role: Role | undefined,
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const email = role && emailOf(SEEN_BY[role]);
  const device = email && devices.get(email);
  const context = await browser.newContext({
    ...(device && { storageState: device }),
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "America/New_York",
    ...options,
  });
  if (email) {
    await context.request.post("/api/auth/login", { data: { email, password: DEMO_PASSWORD } });
    devices.set(email, await context.storageState());
  }
  return context;
}
