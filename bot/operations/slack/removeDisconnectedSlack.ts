import { rememberEffect } from "#db/queries/notifications/effects.ts";
import { lockInstallation, removeInstallations } from "#db/queries/slack/slack.ts";
import { writeAuditEntry } from "../audit.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import { announceDisconnected } from "./steps/announceDisconnected.ts";

/** `at` is in whole seconds. An event from before the installation refers to an earlier installation. */
export async function removeDisconnectedSlack(lost: { teamId: string; at: Date; eventId: string }): Promise<void> {
  const { teamId, at, eventId } = lost;
  const now = operationsRuntime().clock.now();
  await transactionally(async (tx) => {
    if (!(await rememberEffect(`slack ${teamId} event ${eventId}`, now, tx))) return;
    const installation = await lockInstallation(teamId, tx);
    if (!installation || at.getTime() < Math.floor(installation.installedAt.getTime() / 1000) * 1000) return;
    const { organizationId } = installation;
    await removeInstallations(organizationId, teamId, tx);
    await announceDisconnected(installation, null, { tx, now });
    const by = { organizationId, userId: null, source: "slack", action: "loseSlack", at: now } as const;
    await writeAuditEntry(by, { subject: ["slack", null], before: { teams: [teamId] } }, tx);
  });
}
