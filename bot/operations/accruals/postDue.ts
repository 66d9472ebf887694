import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { withAdvisoryLock } from "#db/withAdvisoryLock.ts";
import type { PostedSum } from "#db/queries/ledger/insertEntrySets.ts";
import { type ScheduledOffice, findScheduledOffices } from "#db/queries/ledger/accrualOffices.ts";
import { postOffice } from "./steps/postOffice.ts";
import { operationsRuntime } from "../runtime.ts";

export interface PostedOffice extends ScheduledOffice {
  through: IsoDate;
  posted: PostedSum[];
}

export interface PostedRun {
  offices: PostedOffice[];
  broken: { organizationId: string; error: unknown }[];
}

type GoesOn = () => boolean;

export async function postDueEverywhere(goesOn: GoesOn = () => true): Promise<PostedRun> {
  const { clock } = operationsRuntime();
  const run: PostedRun = { offices: [], broken: [] };
  for (const [organizationId, offices] of byOrganization(await findScheduledOffices())) {
    if (!goesOn()) break;
    const attempt = async <Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> => {
      try {
        return await work();
      } catch (error) {
        run.broken.push({ organizationId, error });
        return undefined;
      }
    };
    const due: ScheduledOffice[] = [];
    for (const office of offices) if (await attempt(() => isDue(office, clock.now()))) due.push(office);
    if (due.length === 0) continue;
    // If another run holds the lock, it is already posting for this organization, so this run skips the organization.
    await attempt(() =>
      withAdvisoryLock(`posting ${organizationId}`, async () => {
        for (const office of due) run.offices.push(...((await attempt(() => postOffices([office], goesOn))) ?? []));
      }),
    );
  }
  return run;
}

export async function postDue(organizationId: string): Promise<PostedOffice[]> {
  return postOffices(await findScheduledOffices(organizationId), () => true);
}

async function postOffices(offices: readonly ScheduledOffice[], goesOn: GoesOn): Promise<PostedOffice[]> {
  const { clock } = operationsRuntime();
  const posted: PostedOffice[] = [];
  for (const office of offices) {
    const now = clock.now();
    if (!goesOn() || !isDue(office, now)) continue;
    const through = todayIn(office.zone, now);
    posted.push({ ...office, through, posted: await postOffice(office, through, { now, goesOn }) });
  }
  return posted;
}

function isDue({ zone, postedThrough }: ScheduledOffice, now: Date): boolean {
  return postedThrough === null || postedThrough < todayIn(zone, now);
}

function byOrganization(offices: readonly ScheduledOffice[]): Map<string, ScheduledOffice[]> {
  const organizations = new Map<string, ScheduledOffice[]>();
  for (const office of offices) {
    const others = organizations.get(office.organizationId);
    if (others) others.push(office);
    else organizations.set(office.organizationId, [office]);
  }
  return organizations;
}
