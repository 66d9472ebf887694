import { setTimeout as wait } from "node:timers/promises";
import { addDays, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import { PASSWORD } from "../arranging/testOrganization.ts";
import { type Browser, browserOf } from "../servers/httpServer.ts";
import type { Confirmed, Status } from "./Confirmed.ts";
import type { KilledCompany } from "./killedCompany.ts";

const [FIRST, LAST]: IsoDate[] = ["2027-10-01", "2027-12-17"];
const PAUSE_MS = 20;
const IMPORT_PAUSE_MS = 250;
const PEOPLE_PER_FILE = 3;

interface Open {
  id: string;
  by: Browser;
}

export function loadOf({ admin, keys }: KilledCompany, url: string, journal: Confirmed): () => Promise<void> {
  const withKey = (token: string) => clientWith(url, { authorization: `Bearer ${token}` });
  const [boss, manager, employees] = [withKey(keys.admin), withKey(keys.manager), keys.employees.map(withKey)];
  const web = browserOf(url);
  const pending: Open[] = [];
  const approved: Open[] = [];
  const dates = new Map(employees.map((employee) => [employee, FIRST ?? ""]));
  let count = 0;
  let people = 0;

  const submit = (by: Browser) => {
    const key = `submission-${++count}`;
    const date = dates.get(by) ?? "";
    dates.set(by, nextDate(date));
    const body = { type: "vacation", startDate: date, endDate: date, notes: key };
    const confirm = ({ body: { id } }: { body: { id: string } }) => {
      journal.submitted.add(key);
      journal.requests.set(id, { status: "pending", maybe: undefined });
      pending.push({ id, by });
    };
    return journal.send({ client: by, path: "/api/v1/requests", body, key, confirm });
  };
  const change = ({ id, by }: Open, client: Browser, call: string, [status, body]: [Status, object]) => {
    const known = journal.requests.get(id);
    if (known) known.maybe = status;
    const confirm = () => {
      journal.requests.set(id, { status, maybe: undefined });
      if (status === "approved") approved.push({ id, by });
    };
    const path = `/api/v1/requests/${id}/${call}`;
    return journal.send({ client, path, body, key: `change-${++count}`, confirm });
  };
  const decide = async () => {
    const open = pending.shift();
    const status = count % 3 === 0 ? "rejected" : "approved";
    return !open || change(open, manager, "decision", [status, { status }]);
  };
  const cancel = async () => {
    const own = count % 4 === 0 ? pending.pop() : undefined;
    if (own) return change(own, own.by, "cancel", ["cancelled", {}]);
    const open = approved.shift();
    return !open || change(open, boss, "cancel", ["cancelled", { rejectionReason: "Plans changed" }]);
  };
  const importFile = async () => {
    const emails = Array.from({ length: PEOPLE_PER_FILE }, () => `import${++people}@${admin.email.split("@")[1]}`);
    const file = { emails, isConfirmed: false };
    const rows = emails.map((email, index) => `${email},Import ${index},2026-0${1 + (people % 9)}-15`);
    const call = (path: string, body: unknown, type: string) =>
      journal.call(() => web.send("POST", path, body, { "content-type": type }));
    const send = () =>
      call("/api/admin/imports/people?mode=import", ["email,name,start date", ...rows].join("\n"), "text/csv");
    journal.files.push(file);
    let answer = await send();
    if (answer?.status === 401) {
      await call("/api/auth/login", { email: admin.email, password: PASSWORD }, "application/json");
      answer = await send();
    }
    file.isConfirmed = answer !== undefined && answer.status < 300;
    return answer !== undefined;
  };

  return async () => {
    const over = new AbortController();
    const repeat = async (work: () => Promise<boolean>, pause: number) => {
      while (!over.signal.aborted && (await work())) await wait(pause);
      over.abort();
    };
    await Promise.all([
      ...employees.map((employee) => repeat(() => submit(employee), employees.length * PAUSE_MS)),
      repeat(decide, PAUSE_MS),
      repeat(decide, PAUSE_MS),
      repeat(cancel, PAUSE_MS),
      repeat(importFile, IMPORT_PAUSE_MS),
    ]);
  };
}

function clientWith(url: string, own: Record<string, string>): Browser {
  const browser = browserOf(url);
  return {
    get: (path, headers) => browser.get(path, { ...own, ...headers }),
    send: (method, path, body, headers) => browser.send(method, path, body, { ...own, ...headers }),
    cookies: () => browser.cookies(),
  };
}

function nextDate(date: IsoDate): IsoDate {
  const next = addDays(date, 1);
  if (next > (LAST ?? "")) return FIRST ?? "";
  return weekdayOf(next) > 5 ? nextDate(next) : next;
}
