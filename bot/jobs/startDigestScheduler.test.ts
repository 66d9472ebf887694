import { expect, test } from "@jest/globals";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { aRequest } from "#db/factories/aRequest.ts";
import { keepInstallation } from "#db/queries/slack/slack.ts";
import { newId } from "#db/newId.ts";
import type { DigestToPost } from "#bot/operations/slack/sendDigests.ts";
import { setDigest } from "#bot/operations/slack/setDigest.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";
import { startDigestScheduler } from "./startDigestScheduler.ts";

await testDatabase();
const clock = testClock("2027-03-07");

async function anOrganizationWithChannel(teamId: string) {
  const owner = await foundTestOrganization();
  const { organizationId, userId: installedById } = owner;
  const installation = { organizationId, id: newId(), teamId, teamName: "Acme", tokensSealed: "sealed", installedById };
  await transactionally((tx) => keepInstallation({ ...installation, installedAt: clock.now() }, tx));
  const channels = [{ id: "C1", name: "general", isPrivate: false, isMember: true }];
  await setDigest(owner, owner.officeId, { channelId: "C1" }, async () => ({ teamId, channels }));
  await aRequest({ ...owner, id: owner.userId }, { status: "approved" });
  return owner;
}

test("the job posts due digests when it starts, and logs a failure without stopping", async () => {
  const broken = await anOrganizationWithChannel("T1");
  await anOrganizationWithChannel("T2");
  await database().pool.query("UPDATE offices SET timezone = 'Nowhere/Atall' WHERE organization_id = $1", [
    broken.organizationId,
  ]);
  clock.set("2027-03-08");
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const posted: DigestToPost[] = [];
  const job = startDigestScheduler(async (digest) => (posted.push(digest), "posted"), log);
  while (posted.length === 0 || lines.length === 0) await new Promise(setImmediate);
  await job.stop();
  expect(posted).toMatchObject([
    { teamId: "T2", channelId: "C1", officeName: "Main Office", today: "2027-03-08", digest: { today: [{}] } },
  ]);
  expect(lines).toMatchObject([
    { msg: "could not send a digest", organizationId: broken.organizationId, err: { type: "RangeError" } },
  ]);
});
