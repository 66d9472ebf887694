import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll } from "@jest/globals";
import type { GuardedFetch } from "#bot/external/guardedFetch.ts";
import { hookFetch, LOOPBACK } from "../hooks/hookFetch.ts";
import { selfSigned } from "../selfSigned.ts";

export const HOST = "id.example.com";

interface ProviderHost {
  server: Server;
  issuer: string;
  port: number;
  cert: string;
  fetch: GuardedFetch;
}

export async function providerHost(): Promise<ProviderHost> {
  const { cert, key } = selfSigned(HOST);
  const server = createServer({ cert, key });
  await new Promise<void>((resolve) => {
    server.listen(0, LOOPBACK.address, resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { server, issuer: `https://${HOST}:${port}`, port, cert, fetch: hookFetch(cert) };
}
