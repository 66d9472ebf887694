import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Longer than balancers keep theirs, so that they never send into a connection that we are closing. */
const KEEP_ALIVE = 65_000;
const LOOKS_EVERY = 50;

export interface Serving {
  port: number;
  /** Takes no more connections and resolves when what runs has been answered; after `patience` ms it is cut off. */
  stop: (patience: number) => Promise<void>;
}

/** Listens, and answers with the listener made for the port; rejects when the address cannot be had. */
export async function serve(
  { host, port }: { host: string; port: number },
  listenerFor: (port: number) => RequestListener,
): Promise<Serving> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE, headersTimeout: KEEP_ALIVE + 1000 });
  let stopping = false;
  const actualPort = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      // Within the event that says we listen, so that no request comes before there is somebody to answer it.
      const answer = listenerFor(address.port);
      server.on("request", (req, res) => {
        if (stopping) res.shouldKeepAlive = false;
        answer(req, res);
      });
      resolve(address.port);
    });
  });

  return {
    port: actualPort,
    async stop(patience) {
      stopping = true;
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      const closingIdle = setInterval(() => server.closeIdleConnections(), LOOKS_EVERY);
      const cuttingOff = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearInterval(closingIdle);
      clearTimeout(cuttingOff);
    },
  };
}
