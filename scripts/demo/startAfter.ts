const APP_PORT = 3000;
const LAST_PORT = 65_535;

/**
 * Uses the port `distance` above the app's, or any free port if that one is taken or doesn't exist, or if the app's
 * port is 0 or invalid.
 */
export async function startAfter<Server>(
  appPort: string | undefined,
  distance: number,
  start: (port: number) => Promise<Server>,
): Promise<Server> {
  const port = Number(appPort || APP_PORT);
  const wanted = port > 0 && port + distance <= LAST_PORT ? port + distance : 0;
  return start(wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    return start(0);
  });
}
