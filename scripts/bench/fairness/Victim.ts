import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { addDays, weekdayOf } from "#core/calendar/dates.ts";
import { type BenchOrganization, MONTH, PASSWORD } from "../data/populate.ts";
import { signedIn } from "../servers/signedIn.ts";
import type { Call, Order, Outcome } from "./steadyCalls.ts";

const PER_SECOND = 30;

interface People {
  owner: Record<string, string>;
  manager: Record<string, string>;
  employee: Record<string, string>;
  submitters: Record<string, string>[];
}

const SUBMITTERS = 10;

export class Victim {
  readonly #child: ChildProcess;
  readonly #url: string;
  readonly #people: People;
  #submissions = 0;
  #day = addDays(new Date().toISOString().slice(0, 10), 30);

  private constructor(url: string, people: People) {
    this.#url = url;
    this.#people = people;
    this.#child = fork(new URL("steadyCalls.ts", import.meta.url), { execArgv: ["--import", "tsx"] });
  }

  static async signIn(url: string, organization: BenchOrganization): Promise<Victim> {
    const as = async (email: string) => (await signedIn(url, email, PASSWORD)).headers;
    const submitters = [];
    for (const email of organization.submitters.slice(0, SUBMITTERS)) submitters.push(await as(email));
    const people = {
      submitters,
      owner: await as(organization.ownerEmail),
      manager: await as(organization.managerEmail),
      employee: await as(organization.employeeEmail),
    };
    return new Victim(url, people);
  }

  /** Returns the duration of each call in milliseconds. Throws if a call fails. */
  async calls(seconds: number): Promise<number[]> {
    const mixed = this.#mixed();
    const calls = Array.from({ length: seconds * PER_SECOND }, () => mixed.next().value);
    const answered = once(this.#child, "message");
    this.#child.send({ url: this.#url, calls, perSecond: PER_SECOND } satisfies Order);
    const [outcome] = (await answered) as [Outcome];
    if ("failed" in outcome) throw new Error(outcome.failed);
    return outcome.times;
  }

  stop(): void {
    this.#child.kill();
  }

  *#mixed(): Generator<Call, never> {
    const { owner, manager, employee, submitters } = this.#people;
    for (;;) {
      for (const path of ["/api/auth/user", "/api/pto-balances", "/api/pto-requests", "/api/team/calendar"]) {
        yield { path, headers: employee };
      }
      yield { path: "/api/pto-requests?view=team&status=pending", headers: manager };
      yield { path: `/api/team/calendar?from=${MONTH.from}&to=${MONTH.to}`, headers: owner };
      const date = this.#nextDate();
      const body = JSON.stringify({ type: "sick", startDate: date, endDate: date, isHalfDay: false });
      const headers = { ...submitters[this.#submissions++ % SUBMITTERS], "content-type": "application/json" };
      yield { path: "/api/pto-requests", method: "POST", headers, body };
    }
  }

  #nextDate(): string {
    if (this.#submissions % SUBMITTERS > 0) return this.#day;
    do this.#day = addDays(this.#day, 1);
    while (weekdayOf(this.#day) > 5);
    return this.#day;
  }
}
