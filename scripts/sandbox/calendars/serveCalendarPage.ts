import type { IncomingMessage, ServerResponse } from "node:http";
import { html, type Html } from "#bot/html.ts";
import { type Account, type CalendarWorld, type StoredEvent, visibleEvents } from "./CalendarWorld.ts";
import { revokeAll } from "./serveTokens.ts";
import { sendPage } from "../sendPage.ts";

const NAMES = { google: "Google Calendar", microsoft: "Microsoft 365" } as const;
const REFRESH = html`<meta http-equiv="refresh" content="3" />`;

export function serveCalendarPage(worlds: readonly CalendarWorld[], req: IncomingMessage, res: ServerResponse): void {
  const address = new URL(req.url ?? "/", "http://localhost");
  if (address.pathname === "/") return sendPage(res, 200, "Calendar sandbox", overview(worlds), REFRESH);
  const world = worlds.find(({ service }) => address.pathname === `/page/${service}`);
  // Browsers set this header, and other websites can't change it.
  if (!world || req.method !== "POST" || req.headers["sec-fetch-site"] !== "same-origin") {
    return void res.writeHead(404).end();
  }
  const { searchParams } = address;
  const account = world.accounts.get(searchParams.get("email") ?? "");
  const calendarId = searchParams.get("calendar");
  if (account && calendarId !== null) account.calendars.delete(calendarId);
  else if (account) revokeAll(world, account.email);
  res.writeHead(303, { location: "/" }).end();
}

function overview(worlds: readonly CalendarWorld[]): Html {
  const accounts = worlds.flatMap((world) => [...world.accounts.values()].map((account) => section(world, account)));
  return html`<h1>Calendar sandbox</h1>
    <p>It simulates Google Calendar and Microsoft 365, and shows what Awayday writes into connected calendars.</p>
    ${accounts.length > 0 ? accounts : html`<p>No account is connected</p>`}`;
}

function section({ service }: CalendarWorld, account: Account): Html {
  const { email } = account;
  const address = `/page/${service}?${new URLSearchParams({ email }).toString()}`;
  const calendars = [...account.calendars.values()].map(
    ({ id, name }) =>
      html`<h3>${name}</h3>
        ${table(visibleEvents(account, id))}
        ${id !== "primary" && button(`${address}&calendar=${encodeURIComponent(id)}`, "Delete calendar")}`,
  );
  return html`<h2>${email} (${NAMES[service]})</h2>
    ${button(address, "Revoke access")} ${calendars}`;
}

function button(address: string, text: string): Html {
  return html`<form method="post" action="${address}"><button>${text}</button></form>`;
}

function table(events: readonly StoredEvent[]): Html {
  if (events.length === 0) return html`<p>No events</p>`;
  const rows = events.map(
    ({ fields }) =>
      html`<tr>
        <td>${String(fields["summary"] ?? fields["subject"])}</td>
        <td>${moment(fields["start"])}</td>
        <td>${moment(fields["end"])}</td>
      </tr>`,
  );
  return html`<table>
    <tr>
      <th>Event</th>
      <th>Start</th>
      <th>End (exclusive)</th>
    </tr>
    ${rows}
  </table>`;
}

function moment(value: unknown): Html {
  const { date, dateTime = "", timeZone = "" } = (value ?? {}) as Record<string, string | undefined>;
  if (date !== undefined) return html`<time>${date}</time>`;
  const time = `${dateTime.slice(11, 16)} ${dateTime.endsWith("Z") ? "UTC" : timeZone}`;
  return html`<time>${dateTime.slice(0, 10)}</time> ${time}`;
}
