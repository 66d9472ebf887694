import type { JobName, StatusAnswer } from "#core/api/admin/StatusAnswer.ts";
import { countText } from "#core/countText.ts";
import { listText } from "#core/listText.ts";

interface StatusRow {
  label: string;
  text: string;
  state: "good" | "unknown" | "bad";
}

const goodUnless = (isBad: boolean) => (isBad ? "bad" : "good");

/** In seconds. */
const LONG_WAIT = 600;
/** In milliseconds. */
const LONG_PAUSE = 30 * 60_000;
const JOB_LABELS: Record<JobName, string> = {
  posting: "accruals",
  reminders: "reminders",
  expiry: "the cancellation of undecided requests",
  digests: "morning messages",
  photos: "photos",
  backups: "backups",
  erasures: "the list of erased people",
  cleanup: "the deletion of expired records",
};
const POOL_LABELS = { transactions: "for changes", reads: "for pages", searches: "for lists and reports" };

export function statusRows(status: StatusAnswer, now: number, moment: (at: string) => string): StatusRow[] {
  const { version, startedAt, lastTickAt, failedJobs, accrualLagDays } = status;
  const isLate = now - Date.parse(lastTickAt ?? startedAt) > LONG_PAUSE;
  return [
    { label: "Version", text: version, state: "good" },
    { label: "Running since", text: moment(startedAt), state: "good" },
    {
      label: "Scheduler",
      text: lastTickAt === null ? "Hasn't run since the server started" : `Last ran ${moment(lastTickAt)}`,
      state: goodUnless(isLate),
    },
    {
      label: "Scheduled work",
      text:
        failedJobs.length === 0
          ? "No failures in the last hour"
          : `Failed in the last hour or running for over an hour: ${listText(failedJobs.map((job) => JOB_LABELS[job]))}`,
      state: goodUnless(failedJobs.length > 0),
    },
    {
      label: "Accruals",
      text: accrualLagDays > 1 ? `${countText(accrualLagDays, "day")} behind` : "Up to date",
      state: goodUnless(accrualLagDays > 1),
    },
    balances(status, moment),
    ...queues(status),
    connections(status),
  ];
}

function balances({ ledgerCheck }: StatusAnswer, moment: (at: string) => string): StatusRow {
  const label = "Balances";
  if (ledgerCheck === null) return { label, text: "Not verified yet", state: "unknown" };
  const { at, findings } = ledgerCheck;
  return findings === 0
    ? { label, text: `All verified, ${moment(at)}`, state: "good" }
    : { label, text: `${countText(findings, "error")} found, ${moment(at)}`, state: "bad" };
}

function queues({ queue: { messages, webhooks, calendars, held } }: StatusAnswer): StatusRow[] {
  return [
    queue("Messages", "message", messages),
    queue("Webhooks", "message", webhooks),
    queue("Connected calendars", "calendar", calendars),
    ...(held > 0
      ? [{ label: "Held messages", text: `${countText(held, "message")} held after a restore`, state: "bad" as const }]
      : []),
  ];
}

function queue(label: string, noun: string, { due, oldestSeconds }: StatusAnswer["queue"]["messages"]): StatusRow {
  const wait = countText(Math.max(1, Math.round(oldestSeconds / 60)), "minute");
  const text = due === 0 ? "None waiting" : `${countText(due, noun)} waiting, the first for ${wait}`;
  return { label, text, state: goodUnless(oldestSeconds > LONG_WAIT) };
}

function connections({ connections: pools }: StatusAnswer): StatusRow {
  const waiting = pools.reduce((sum, pool) => sum + pool.waiting, 0);
  const open = pools.filter(({ busy, idle }) => busy + idle > 0);
  const inUse = open.map(({ pool, busy, idle }) => `${busy} of ${busy + idle} in use ${POOL_LABELS[pool]}`).join(", ");
  return {
    label: "Database connections",
    text: waiting === 0 ? inUse || "None open" : `${inUse}; ${countText(waiting, "task")} waiting for one`,
    state: goodUnless(waiting > 0),
  };
}
