export const CONNECTIONS = { least: 15, most: 1000, byDefault: 41 };

/** Connections that listen for deliveries, webhooks, and live updates. */
export const LISTENERS = 3;

/** Numbers of connections. Fields that end in `Each` limit one organization. */
export interface ConnectionShares {
  transactions: number;
  transactionsEach: number;
  reads: number;
  /** For reads that grow with the organization. Uses the connections of `reads`. */
  largeReads: number;
  largeReadsEach: number;
  searches: number;
  searchesEach: number;
  files: number;
  deliveries: number;
  /** Limits each channel, so that a channel that hangs leaves room for the others. */
  deliveriesByChannel: number;
  deliveriesEach: number;
}

export function connectionShares(connections: number = CONNECTIONS.byDefault): ConnectionShares {
  const shared = connections - LISTENERS;
  const share = (part: number, least: number) =>
    Math.max(least, Math.floor((shared * part) / (CONNECTIONS.byDefault - LISTENERS)));
  const [reads, searches, deliveries] = [share(10, 4), share(4, 2), share(8, 2)];
  const transactions = shared - reads - searches - deliveries;
  const largeReads = reads - 2;
  return {
    transactions,
    transactionsEach: Math.floor((transactions * 5) / 8),
    reads,
    largeReads,
    largeReadsEach: Math.floor(largeReads / 2),
    searches,
    searchesEach: Math.floor(searches / 2),
    files: Math.floor(searches / 2),
    deliveries,
    deliveriesByChannel: Math.floor((deliveries * 3) / 4),
    deliveriesEach: Math.floor(deliveries / 2),
  };
}
