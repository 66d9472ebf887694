import { startCalendarSandbox } from "#scripts/sandbox/calendars/startCalendarSandbox.ts";
import { startAfter } from "./startAfter.ts";

interface DemoCalendars {
  url: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
}

export async function startDemoCalendars(appPort: string | undefined): Promise<DemoCalendars> {
  const { url, env, stop } = await startAfter(appPort, 2, (port) => startCalendarSandbox({ port }));
  return { url: url.replace("127.0.0.1", "localhost"), env, stop };
}
