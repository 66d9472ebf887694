import { setTimeout as wait } from "node:timers/promises";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { SandboxPerson } from "#scripts/sandbox/SandboxPerson.ts";
import { PASSWORD } from "../arranging/testOrganization.ts";
import { type Browser, browserOf } from "../servers/httpServer.ts";
import type { MailServer } from "../servers/startMailServer.ts";
import { nextWorkday } from "../soak/nextWorkday.ts";
import { buttons } from "../slack/slackApprovers.ts";
import type { Gate } from "./Gate.ts";
import type { Journal } from "./Journal.ts";

interface Person {
  userId: string;
  email: string;
}

export interface Traffic {
  url: string;
  journal: Journal;
  gate: Gate;
  goesOn: () => boolean;
  /** In milliseconds. */
  lasts: number;
}

const FIRST: IsoDate = "2027-05-03";
const LAST: IsoDate = "2027-12-17";
const DATES = 165;

export async function browse(person: Person, traffic: Traffic): Promise<void> {
  const browser = await signedIn(person, traffic.url);
  const { journal } = traffic;
  const start = Date.now();
  let date = FIRST;
  let dates = 0;
  await repeat(traffic, 300, async () => {
    await journal.call("balances", () => browser.get("/api/pto-balances"));
    await journal.call("requests", () => browser.get("/api/pto-requests"));
    if (date > LAST || Date.now() < start + (dates * traffic.lasts) / DATES) return;
    dates += 1;
    const wanted = { type: "vacation", startDate: date, endDate: date };
    const answer = await journal.call("submit", () => browser.send("POST", "/api/pto-requests", wanted));
    if (answer) journal.submitted.add(answer.body.id);
    date = nextWorkday(date);
  });
}

export async function decideOnWeb(approver: Person, traffic: Traffic): Promise<void> {
  const browser = await signedIn(approver, traffic.url);
  const { journal } = traffic;
  let turn = 0;
  await repeat(traffic, 250, async () => {
    const team = await journal.call("team", () => browser.get("/api/pto-requests?view=team"));
    const waiting = (team?.body ?? []) as { id: string }[];
    const { id } = waiting[turn++ % 3] ?? {};
    if (id === undefined) return;
    const status = turn % 4 === 0 ? "rejected" : "approved";
    const decided = await journal.call("decide", () => browser.send("PATCH", `/api/pto-requests/${id}`, { status }));
    if (decided) journal.decided.set(id, status);
  });
}

export async function typeCommands(person: Person, inSlack: SandboxPerson, traffic: Traffic): Promise<void> {
  const { journal } = traffic;
  let date = FIRST;
  await repeat(traffic, 700, async () => {
    const asked = date;
    date = nextWorkday(date);
    const text = `request vacation ${asked}`;
    const answer = await journal.call("command", async () => ({ ...(await inSlack.command(text)), ...NO_HEADERS }));
    const isSent = answer?.replies().some((reply) => reply.text.includes("has been sent for approval"));
    if (isSent) journal.commanded.add(`${person.userId} ${asked}`);
  });
}

export async function clickApprove(inSlack: SandboxPerson, traffic: Traffic): Promise<void> {
  await repeat(traffic, 500, async () => {
    const open = inSlack.messages().find((one) => !one.ephemeral && buttons(one).includes("approve_request"));
    if (!open) return;
    await traffic.journal.call("click", async () => ({
      ...(await inSlack.click(open, "approve_request")),
      ...NO_HEADERS,
    }));
  });
}

export async function followLinks(approver: Person, mail: MailServer, traffic: Traffic): Promise<void> {
  const { journal } = traffic;
  let next = 0;
  await repeat(traffic, 300, async () => {
    const received = mail.received[next];
    if (!received) return;
    next += 1;
    if (received.to !== approver.email || !received.body.includes("/mail/")) return;
    const link = received.linkTo("/mail/");
    await journal.call("link", async () => {
      const answer = await fetch(link, { method: "POST", headers: { connection: "close" } });
      const page = await answer.text();
      const isOver = page.includes("already approved");
      return { status: isOver ? 200 : answer.status, headers: answer.headers, body: page };
    });
  });
}

export async function importPeople(admin: Person, traffic: Traffic): Promise<void> {
  const browser = await signedIn(admin, traffic.url);
  const { journal } = traffic;
  let count = 0;
  await repeat(traffic, 2000, async () => {
    const email = `import${++count}@${admin.email.split("@")[1]}`;
    const file = `email,name\n${email},Import ${count}`;
    const path = "/api/admin/imports/people?mode=import";
    const answer = await journal.call("import", () => browser.send("POST", path, file, { "content-type": "text/csv" }));
    if (answer) journal.imported.add(email);
  });
}

export async function watchStream(person: Person, { url, journal, goesOn }: Traffic): Promise<void> {
  const browser = await signedIn(person, url);
  while (goesOn()) {
    const reading = new AbortController();
    const over = setInterval(() => (goesOn() ? undefined : reading.abort()), 200);
    try {
      const headers = { cookie: browser.cookies(), accept: "text/event-stream" };
      const { body, status } = await fetch(`${url}/api/events`, { headers, signal: reading.signal });
      if (status === 200 && body) for await (const _ of body) journal.hints += 1;
    } catch {
    } finally {
      clearInterval(over);
    }
    await wait(200);
  }
}

const NO_HEADERS = { headers: new Headers() };

async function repeat({ gate, goesOn }: Traffic, everyMs: number, work: () => Promise<void>): Promise<void> {
  while (goesOn()) {
    await gate.pass(work);
    await wait(everyMs);
  }
}

async function signedIn({ email }: Person, url: string): Promise<Browser> {
  const browser = browserOf(url);
  const { status } = await browser.send("POST", "/api/auth/login", { email, password: PASSWORD });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return browser;
}
