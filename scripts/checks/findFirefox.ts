import { browserNamedBy, installedBrowser } from "./installedBrowser.ts";

const INSTALLED = ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** Returns a Firefox that starts here, FIREFOX_PATH's or an installed one; undefined where there is none. */
export async function findFirefox(): Promise<string | undefined> {
  return (await browserNamedBy("FIREFOX_PATH")) ?? (await installedBrowser(INSTALLED));
}
