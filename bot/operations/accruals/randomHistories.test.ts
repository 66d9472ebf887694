import { expect, test } from "@jest/globals";
import { chance } from "#scripts/demo/chance.ts";
import { playRandomHistory } from "#tests/histories/playRandomHistory.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { type LedgerFinding, verifyLedgers } from "./verifyLedgers.ts";

const RUNS = shortOrLong(1, 300);
const FIRST = Number(process.env["FIRST_SEED"] ?? 1);

await testDatabase();
const clock = testClock();

const SEEDS = Array.from({ length: RUNS }, (_, index) => FIRST + index);
const scenarios = [false, true].flatMap((documents) => SEEDS.map((seed) => ({ seed, documents })));

test.each(scenarios)(
  "every balance is proved by its ledger entries after the random events of scenario $seed (policy documents: $documents)",
  async ({ seed, documents }) => {
    const { story } = await playRandomHistory(clock, chance(seed), { from: "2026-11-02", days: 500, documents });
    const findings: LedgerFinding[] = [];
    await verifyLedgers((finding) => findings.push(finding));
    const texts = findings.map(({ userId, type, kind, text }) => `${userId} ${type} ${kind} ${text}`);
    expect({ findings: texts, story: texts.length > 0 ? story : [] }).toEqual({ findings: [], story: [] });
  },
  60_000,
);
