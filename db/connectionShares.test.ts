import { expect, test } from "@jest/globals";
import { CONNECTIONS, connectionShares, LISTENERS } from "./connectionShares.ts";

test("by default, a process has 16 connections for transactions, of which an organization uses ten", () => {
  expect(connectionShares()).toEqual({
    transactions: 16,
    transactionsEach: 10,
    reads: 10,
    largeReads: 8,
    largeReadsEach: 4,
    searches: 4,
    searchesEach: 2,
    files: 2,
    deliveries: 8,
    deliveriesByChannel: 6,
    deliveriesEach: 4,
  });
});

test("every number of connections is used up, and leaves some of each kind to other organizations", () => {
  for (let connections = CONNECTIONS.least; connections <= CONNECTIONS.most; connections++) {
    const shares = connectionShares(connections);
    const { transactions, reads, searches, deliveries } = shares;
    expect(transactions + reads + searches + deliveries + LISTENERS).toBe(connections);
    for (const [part, of] of [
      ["transactionsEach", "transactions"],
      ["largeReads", "reads"],
      ["largeReadsEach", "largeReads"],
      ["searchesEach", "searches"],
      ["files", "searches"],
      ["deliveriesByChannel", "deliveries"],
      ["deliveriesEach", "deliveries"],
    ] as const) {
      expect(shares[part]).toBeGreaterThan(0);
      expect(shares[part]).toBeLessThan(shares[of]);
    }
  }
});
