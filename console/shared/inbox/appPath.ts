const CONSOLE = "/admin";

/** Returns the path as this app's router spells it; null if it is in the other app. */
export function appPath(path: string, isConsole: boolean): string | null {
  if (path.startsWith(`${CONSOLE}/`) !== isConsole) return null;
  return isConsole ? path.slice(CONSOLE.length) : path;
}
