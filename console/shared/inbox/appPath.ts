const CONSOLE = "/admin";

/** Returns null if the path belongs to the other app. */
export function appPath(path: string, isConsole: boolean): string | null {
  if (path.startsWith(`${CONSOLE}/`) !== isConsole) return null;
  return isConsole ? path.slice(CONSOLE.length) : path;
}
