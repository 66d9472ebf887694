import { guardedFetch, type GuardedFetch } from "#bot/external/guardedFetch.ts";

export const LOOPBACK = { address: "127.0.0.1", family: 4 };

export function hookFetch(cert: string): GuardedFetch {
  return guardedFetch({
    allowsPrivate: false,
    mayConnect: (address) => address === LOOPBACK.address,
    resolve: () => Promise.resolve([LOOPBACK]),
    ca: cert,
  });
}
