import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { promisify } from "node:util";
import { browserNamedBy, installedBrowser } from "./installedBrowser.ts";

const INSTALLED = ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** Earlier versions lack WebDriver BiDi commands that the main story needs. */
const OLDEST = 153;

export async function findFirefox(): Promise<string | undefined> {
  const named = await browserNamedBy("FIREFOX_PATH");
  if (named) return named;
  const installed = await installedBrowser(INSTALLED);
  return installed && (await canRunStory(installed)) ? installed : undefined;
}

/** A snap is confined and can't use a profile in the system's temporary folder. */
async function canRunStory(firefox: string): Promise<boolean> {
  if ((await realpath(firefox)).startsWith("/snap/")) return false;
  const { stdout } = await promisify(execFile)(firefox, ["--version"], { timeout: 15_000 });
  return Number(/Firefox (\d+)/.exec(stdout)?.[1]) >= OLDEST;
}
