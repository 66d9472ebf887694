import type { Browser } from "../servers/httpServer.ts";
import { PASSWORD, type TestClock } from "./testOrganization.ts";
import { totpCode } from "./totpCode.ts";

export interface TestApp {
  secret: string;
  recoveryCodes: string[];
  nextCode(): string;
}

export async function turnOnSecondFactor(browser: Browser, clock: TestClock): Promise<TestApp> {
  const { body: offer } = await browser.send("POST", "/api/auth/second-factor/setup", { password: PASSWORD });
  const { secret } = offer as { secret: string };
  const nextCode = () => {
    clock.setInstant(new Date(clock.now().getTime() + 30_000));
    return totpCode(secret, clock.now());
  };
  const { status, body } = await browser.send("POST", "/api/auth/second-factor/confirm", { code: nextCode() });
  if (status !== 200) throw new Error(`Two-factor authentication was not turned on: ${JSON.stringify(body)}`);
  return { secret, recoveryCodes: body.recoveryCodes, nextCode };
}
