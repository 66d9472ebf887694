const APP_PORT = 3000;
const LAST_PORT = 65_535;

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
