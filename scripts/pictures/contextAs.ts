import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import type { Role } from "#core/people/access/roles.ts";
import { DEMO_PASSWORD, emailOf } from "../demo/cast.ts";
import { SEEN_BY } from "./screens.ts";

export const LOOKS = ["light", "dark"] as const;

const devices = new Map<string, Awaited<ReturnType<BrowserContext["storageState"]>>>();

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
