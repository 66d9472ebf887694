import { expect, jest, test } from "@jest/globals";
import ICAL from "ical.js";
import type { FeedEvent } from "./FeedEvent.ts";
import { icsFeed } from "./icsFeed.ts";
import { icsLine, icsText } from "./icsLines.ts";
import { instantIn } from "./instantIn.ts";

const week: FeedEvent = {
  id: "01890000-0000-7000-8000-000000000001",
  status: "approved",
  startDate: "2027-03-08",
  endDate: "2027-03-12",
  isHalfDay: false,
  parts: null,
  changedAt: Date.UTC(2027, 2, 1, 15) / 1000,
  typeName: "Vacation",
  personName: null,
  zone: "America/New_York",
};
async function feedText(name: string, ...batches: Iterable<FeedEvent>[]): Promise<string> {
  let text = "";
  for await (const piece of icsFeed(name, batches)) text += piece;
  return text;
}
const linesOf = async (event: Partial<FeedEvent>) => (await feedText("Mine", [{ ...week, ...event }])).split("\r\n");

test("whole days end on the day after the last one, and keep their identity and the time of their last change", async () => {
  expect(await feedText("Mine", [week])).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Awayday//Time off//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "NAME:Mine",
      "X-WR-CALNAME:Mine",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "X-PUBLISHED-TTL:PT1H",
      "BEGIN:VEVENT",
      "UID:01890000-0000-7000-8000-000000000001@awayday",
      "DTSTAMP:20270301T150000Z",
      "LAST-MODIFIED:20270301T150000Z",
      "DTSTART;VALUE=DATE:20270308",
      "DTEND;VALUE=DATE:20270313",
      "SUMMARY:Vacation",
      "STATUS:CONFIRMED",
      "TRANSP:OPAQUE",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

test.each<[string, Partial<FeedEvent>, string[]]>([
  [
    "a morning",
    { endDate: "2027-03-08", isHalfDay: true, parts: { startPart: "am", endPart: "am" } },
    ["DTSTART:20270308T140000Z", "DTEND:20270308T180000Z", "SUMMARY:Vacation"],
  ],
  [
    "an afternoon to a morning, across the change of the clocks",
    { parts: { startPart: "pm", endPart: "am" }, endDate: "2027-03-15" },
    ["DTSTART:20270308T180000Z", "DTEND:20270315T170000Z", "SUMMARY:Vacation"],
  ],
  [
    "two hours from a time",
    { endDate: "2027-03-08", parts: { minutes: 120, startTime: "10:30" } },
    ["DTSTART:20270308T153000Z", "DTEND:20270308T173000Z", "SUMMARY:Vacation"],
  ],
  [
    "two and a half hours at an unknown time",
    { endDate: "2027-03-08", parts: { minutes: 150, startTime: null } },
    ["DTSTART;VALUE=DATE:20270308", "DTEND;VALUE=DATE:20270309", "SUMMARY:Vacation (2.5 h)"],
  ],
  [
    "half a day at an unknown time",
    { endDate: "2027-03-08", isHalfDay: true },
    ["DTSTART;VALUE=DATE:20270308", "DTEND;VALUE=DATE:20270309", "SUMMARY:Vacation (half day)"],
  ],
])("%s takes its time in the zone of the office", async (_, event, wanted) => {
  expect(await linesOf(event)).toEqual(expect.arrayContaining(wanted));
});

test("a colleague's pending time off is tentative, and doesn't make the reader busy", async () => {
  expect(await linesOf({ status: "pending", personName: "Erin", typeName: "Away" })).toEqual(
    expect.arrayContaining(["SUMMARY:Erin: Away (pending)", "STATUS:TENTATIVE", "TRANSP:TRANSPARENT"]),
  );
});

test("a name can't end its line or begin another component", async () => {
  const name = "Eve\r\nEND:VEVENT\nBEGIN:VEVENT\u2028\\;,\u0007";
  expect(icsText(name)).toBe(String.raw`Eve\nEND:VEVENT\nBEGIN:VEVENT\n\\\;\,`);
  expect((await linesOf({ personName: name })).filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
});

test.each<[string, string]>([
  ["newlines", "Eve\nSmith\r\nJones"],
  ["another event", "Eve\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Fake"],
  ["special characters", String.raw`Eve, "the boss"; \n C:\temp`],
  ["emoji", "Zoë 👩‍👩‍👧‍👦🏖️"],
  ["500 characters", "é🏖️ab".repeat(100)],
])("a calendar program reads a name with %s as it is", async (_, personName) => {
  const others = [{ ...week, id: "01890000-0000-7000-8000-000000000002", startDate: "2027-03-12" }];
  const calendar = new ICAL.Component(ICAL.parse(await feedText("Team", [{ ...week, personName }], others)));
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  expect(events.map(({ summary, startDate, endDate }) => [summary, String(startDate), String(endDate)])).toEqual([
    [`${personName.replaceAll("\r\n", "\n")}: Vacation`, "2027-03-08", "2027-03-13"],
    ["Vacation", "2027-03-12", "2027-03-13"],
  ]);
});

test("people have their own titles, and each kind of leave of a person its own", async () => {
  const kinds: Partial<FeedEvent>[] = [
    {},
    { isHalfDay: true },
    { status: "pending" },
    { typeName: "Sick", status: "pending" },
    { parts: { minutes: 90, startTime: null } },
  ];
  const events = ["Ann", "Ben", null, "Ann"].flatMap((personName) =>
    [...kinds, ...kinds].map((kind) => ({ ...week, ...kind, personName })),
  );
  const together = await feedText("Team", events.slice(0, 15), events.slice(15));
  const alone = await Promise.all(events.map((event) => linesOf(event)));
  const shown = /^(SUMMARY|STATUS|TRANSP):/;
  expect(together.split("\r\n").filter((line) => shown.test(line))).toEqual(
    alone.flatMap((lines) => lines.filter((line) => shown.test(line))),
  );
});

test("a large calendar comes in pieces, whose events are read as the pieces are taken", async () => {
  let read = 0;
  const many = function* () {
    for (; read < 10_000; read++) yield week;
  };
  const pieces = icsFeed("Mine", [many()]);
  const first = (await pieces.next()).value ?? "";
  expect([first.length < 100_000, read < 1000]).toEqual([true, true]);
  let text = first;
  for await (const piece of pieces) text += piece;
  expect(text).toBe(
    await feedText(
      "Mine",
      Array.from({ length: 10_000 }, () => week),
    ),
  );
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(10_000);
});

test("a long line is folded at 75 bytes, never within a character", () => {
  const line = `SUMMARY:${"é🏖️a".repeat(100)}`;
  const parts = icsLine(line).slice(0, -2).split("\r\n");
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(parts[0]).not.toContain("�");
  expect(parts.map((part, index) => (index === 0 ? part : part.slice(1))).join("")).toBe(line);
  expect(icsLine("A".repeat(75))).toBe(`${"A".repeat(75)}\r\n`);
  expect(icsLine("A".repeat(76))).toBe(`${"A".repeat(75)}\r\n A\r\n`);
});

test.each<[string, string, string, number, string]>([
  ["summer in Paris", "Europe/Paris", "2027-07-01", 540, "2027-07-01T07:00:00.000Z"],
  ["a skipped time in New York", "America/New_York", "2027-03-14", 150, "2027-03-14T07:30:00.000Z"],
  ["the far side of the date line", "Pacific/Auckland", "2027-01-01", 0, "2026-12-31T11:00:00.000Z"],
  ["half an hour in India", "Asia/Kolkata", "2027-01-01", 0, "2026-12-31T18:30:00.000Z"],
  ["a skipped midnight in Havana", "America/Havana", "2025-03-09", 0, "2025-03-09T05:00:00.000Z"],
  ["the morning after it", "America/Havana", "2025-03-09", 540, "2025-03-09T13:00:00.000Z"],
  ["the morning after a repeated midnight", "America/Havana", "2025-11-02", 540, "2025-11-02T14:00:00.000Z"],
  ["a skipped midnight in Brazil", "America/Sao_Paulo", "2018-11-04", 0, "2018-11-04T03:00:00.000Z"],
  ["the day before a skipped one", "Pacific/Apia", "2011-12-29", 1020, "2011-12-30T03:00:00.000Z"],
  ["the day after a skipped one", "Pacific/Apia", "2011-12-31", 540, "2011-12-30T19:00:00.000Z"],
  ["a quarter of an hour in Nepal", "Asia/Kathmandu", "2027-03-01", 780, "2027-03-01T07:15:00.000Z"],
  ["Ramadan in Morocco", "Africa/Casablanca", "2025-03-03", 540, "2025-03-03T09:00:00.000Z"],
])("the instant of %s", (_, zone, date, minute, wanted) => {
  expect(new Date(instantIn(zone, date, minute)).toISOString()).toBe(wanted);
});

test("the time of half days is computed once for each date, because each takes long", async () => {
  const format = jest.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
  try {
    const half = {
      ...week,
      endDate: "2027-03-08",
      isHalfDay: true,
      parts: { startPart: "am", endPart: "am" },
    } as const;
    await feedText(
      "Mine",
      Array.from({ length: 1000 }, () => half),
    );
    expect(format.mock.calls.length).toBeGreaterThan(0);
    expect(format.mock.calls.length).toBeLessThan(20);
  } finally {
    format.mockRestore();
  }
});
