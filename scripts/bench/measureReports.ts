import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import type { ReportedOrganization } from "./data/reportPeople.ts";
import { median } from "./rounds.ts";
import { signedIn } from "./servers/signedIn.ts";

export const REPORTED_PEOPLE = 5000;

const ROUNDS = 7;

export async function measureReports({
  url,
  organization,
  password,
  today,
}: {
  url: string;
  organization: ReportedOrganization;
  password: string;
  today: IsoDate;
}): Promise<{ name: string; took: number }[]> {
  const { headers } = await signedIn(url, organization.ownerEmail, password);
  const took = async (path: string) => {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/admin/reports/${path}`, { headers });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${body.slice(0, 200)}`);
    return performance.now() - begun;
  };
  const figures = [];
  for (const [name, path] of heavyReports(today)) {
    await took(path);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await took(path));
    figures.push({ name, took: median(times) });
  }
  return figures;
}

export function heavyReports(today: IsoDate): [name: string, path: string][] {
  const span = `from=${addMonths(today, -59).slice(0, 7)}&to=${today.slice(0, 7)}`;
  return [
    ["Absence of five years", `absence?${span}`],
    ["Days by office and month of five years", `pivot?${span}`],
    ["People by team and month of five years", `pivot?rows=team&value=people&${span}`],
    ["Requests by type and office of five years", `pivot?rows=type&columns=office&value=requests&${span}`],
    ["Balances by office", "balances?by=office"],
    ["Balances by manager", "balances?by=manager"],
    ["Everyone's balances", "balances/people"],
    ["Approvals of five years", `approvals?${span}`],
    ["Coverage of twelve weeks", "coverage"],
    ["Days expiring within a year", "expiring?within=366"],
    ["Balances as a file", "balances.csv"],
    ["Payroll of last month", `payroll.csv?month=${addMonths(today, -1).slice(0, 7)}`],
  ];
}
