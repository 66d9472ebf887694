import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { promisify } from "node:util";
import { browserNamedBy, installedBrowser } from "./installedBrowser.ts";

const INSTALLED = ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** The oldest version that the story is tested with: earlier ones lack commands of WebDriver BiDi. */
const OLDEST = 153;

/** Returns a Firefox that can run the story here, FIREFOX_PATH's or an installed one; undefined if there is none. */
export async function findFirefox(): Promise<string | undefined> {
  const named = await browserNamedBy("FIREFOX_PATH");
  if (named) return named;
  const installed = await installedBrowser(INSTALLED);
  return installed && (await canRunStory(installed)) ? installed : undefined;
}

/**
 * Returns whether a Firefox can run the story. A snap is confined and can't use a profile in the system's temporary
 * folder.
 */
async function canRunStory(firefox: string): Promise<boolean> {
  if ((await realpath(firefox)).startsWith("/snap/")) return false;
  const { stdout } = await promisify(execFile)(firefox, ["--version"], { timeout: 15_000 });
  return Number(/Firefox (\d+)/.exec(stdout)?.[1]) >= OLDEST;
}
