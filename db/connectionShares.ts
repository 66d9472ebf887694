export const CONNECTIONS = { least: 15, most: 1000, byDefault: 41 };

export const LISTENERS = 3;

/** Numbers of connections. Fields that end in `Each` limit one organization. */
export interface ConnectionShares {
  transactions: number;
  transactionsEach: number;
  reads: number;
  /** Part of `reads`. */
  largeReads: number;
  largeReadsEach: number;
  searches: number;
  searchesEach: number;
  files: number;
  deliveries: number;
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
