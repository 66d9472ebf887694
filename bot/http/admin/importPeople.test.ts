import { EventEmitter, once } from "node:events";
import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { importPeople } from "#bot/operations/imports/importPeople.ts";
import { holdOrganization } from "#db/queries/offices/organizationLock.ts";
import { throttles } from "#bot/http/middleware/throttles.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { everythingStored, expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { withGate } from "#tests/arranging/waitingForLocks.ts";

await testDatabase();
const clock = testClock();
const { as, visitor, url } = await httpServer(clock);
const { owner, admin, manager, erin } = await testOrganization();
const stranger = await foundTestOrganization("Elsewhere");
await createOffice(owner, { name: "Kyoto", country: "Japan", timezone: "Asia/Tokyo" });
const [asOwner, asAdmin] = [await as(owner), await as(admin)];
const domain = admin.email.split("@")[1] ?? "";
const at = (name: string) => `${name}@${domain}`;

const CSV = { "content-type": "text/csv" };
const fileOf = (email: string) => `email,name\n${email},Toni Two`;
const withoutAddress = ({ line, name, status, reasons }: Record<string, unknown>) => ({ line, name, status, reasons });
const post = (mode: string, text: string, by: Browser = asAdmin) =>
  by.send("POST", `/api/admin/imports/people?mode=${mode}`, text, CSV);
const preview = (text: string, by?: Browser) => post("preview", text, by);
const doImport = (text: string, by?: Browser) => post("import", text, by);

async function counted(sql: string): Promise<number> {
  return (await database().pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`)).rows[0]?.n ?? 0;
}

const FILE = [
  "Email,Name,Role,Manager email,Office,Start date,End date,Override",
  `zoe@${domain},Zoe,Manager,${manager.email},Kyoto,2020-05-01,,`,
  `ben@${domain},"Ben ""Big"" Benson",,pia@${domain},,2027-04-01,2028-03-31,22.5`,
  `pia@${domain},Pia,,zoe@${domain},,,,`,
  `${erin.email},Erin,,${manager.email},Main Office,,,30`,
].join("\r\n");

describe("a file of people", () => {
  test("is shown row by row, and nothing changes", async () => {
    const before = await everythingStored();
    const { status, body } = await preview(FILE);
    expect([status, body.mode, body.counts]).toEqual([200, "preview", { new: 3, changed: 1, same: 0, wrong: 0 }]);
    expect(body.rows[0]).toEqual({
      line: 2,
      key: at("zoe"),
      name: "Zoe",
      status: "new",
      changes: {
        name: { from: null, to: "Zoe" },
        role: { from: null, to: "Manager" },
        "manager email": { from: null, to: manager.email },
        office: { from: null, to: "Kyoto" },
        "start date": { from: null, to: "2020-05-01" },
      },
    });
    expect(body.rows[3]).toEqual({
      line: 5,
      key: erin.email,
      name: "Erin",
      status: "changed",
      changes: { override: { from: null, to: "30" } },
    });
    expect(await everythingStored()).toEqual(before);
  });

  test("is imported as a whole, with balances, invitations to set a password, and an audit event each", async () => {
    const { status, body } = await doImport(FILE);
    expect([status, body.counts]).toEqual([200, { new: 3, changed: 1, same: 0, wrong: 0 }]);
    const people = (await asAdmin.get("/api/users")).body;
    const one = (email: string) => people.find((person: { email: string }) => person.email === email);
    expect(one(at("zoe"))).toMatchObject({ role: "Manager", managerName: "Mona", officeName: "Kyoto", isActive: true });
    expect(one(at("ben"))).toMatchObject({
      name: 'Ben "Big" Benson',
      role: "Employee",
      managerName: "Pia",
      officeName: "Main Office",
      startDate: "2027-04-01",
      endDate: "2028-03-31",
      ptoBalanceOverride: 22.5,
    });
    expect(one(erin.email)).toMatchObject({ ptoBalanceOverride: 30 });
    const vacation = async (email: string) =>
      (await asAdmin.get(`/api/users/${one(email).id}/balances`)).body.find(
        (balance: { type: string }) => balance.type === "vacation",
      ).accrued;
    expect([await vacation(at("zoe")), await vacation(at("ben")), await vacation(erin.email)]).toEqual([20, 0, 30]);
    expect(await counted("notifications WHERE event = 'person.added' AND channel = 'mail'")).toBe(3);
    expect(await counted("notifications WHERE event = 'person.added' AND recipient_id = $$" + erin.userId + "$$")).toBe(
      0,
    );
    const { rows: audit } = await database().pool.query(
      "SELECT actor_id, source, subject_kind, before, after FROM audit_events WHERE action = 'importPeople' ORDER BY id",
    );
    expect(audit.map(({ subject_kind: kind, source }) => [kind, source])).toEqual([
      ["user", "console"],
      ["user", "console"],
      ["user", "console"],
      ["user", "console"],
      ["organization", "console"],
    ]);
    expect(audit[3]).toMatchObject({ before: { ptoBalanceOverride: null }, after: { ptoBalanceOverride: 14_400 } });
    expect(audit[4]).toMatchObject({ actor_id: admin.userId, after: { new: 3, changed: 1, same: 0 } });
    expect(JSON.stringify(audit)).not.toContain("Zoe");
    await expectLedgersVerified();
  });

  test("is unchanged the second time, and adds only an audit event", async () => {
    const tables = ["users", "pto_balances", "ledger_entries", "notifications", "balance_overrides", "personal_texts"];
    const rows = () => Promise.all(tables.map((table) => counted(table)));
    const before = await rows();
    expect((await doImport(FILE)).body.counts).toEqual({ new: 0, changed: 0, same: 4, wrong: 0 });
    expect(await rows()).toEqual(before);
  });

  test("changes names, roles, and managers at once, and the texts of names can be erased", async () => {
    const lines = ["email,name,role,manager email", `zoe@${domain},Zoë,Employee,`, `ben@${domain},Ben,,zoe@${domain}`];
    const { body } = await doImport(lines.join("\n"));
    expect(body.rows.map((row: { changes: object }) => row.changes)).toEqual([
      {
        name: { from: "Zoe", to: "Zoë" },
        role: { from: "Manager", to: "Employee" },
        "manager email": { from: manager.email, to: null },
      },
      { name: { from: 'Ben "Big" Benson', to: "Ben" }, "manager email": { from: at("pia"), to: at("zoe") } },
    ]);
    const people = (await asAdmin.get("/api/users")).body;
    const zoe = people.find(({ email }: { email: string }) => email === at("zoe"));
    expect(zoe).toMatchObject({ name: "Zoë", role: "Employee", managerId: null, officeName: "Kyoto" });
    expect(people.find(({ email }: { email: string }) => email === at("ben"))).toMatchObject({ managerName: "Zoë" });
    expect(await counted("personal_texts WHERE text IN ('Zoe', 'Zoë')")).toBe(2);
    expect(await counted("audit_events WHERE before::text LIKE '%Zo%' OR after::text LIKE '%Zo%'")).toBe(0);
  });

  test("moves people and changes their dates as editing does", async () => {
    const lines = ["email,office,start date,end date", `pia@${domain},kyoto,2027-02-01,2027-12-31`];
    expect((await doImport(lines.join("\n"))).body.counts).toMatchObject({ changed: 1 });
    expect((await doImport(lines.join("\n"))).body.counts).toMatchObject({ same: 1 });
    await expectLedgersVerified();
  });

  test("can have semicolons or tabs, a byte order mark, empty lines, and quoted line breaks", async () => {
    for (const delimiter of [";", "\t"]) {
      const lines = ["\uFEFFE-mail", `${delimiter}NAME${delimiter}override\r\n\r\n`].join("");
      const { body } = await preview(
        `${lines}kim@${domain}${delimiter}Kim${delimiter}12,5\r\n${delimiter}${delimiter}\r\n`,
      );
      expect(body.rows).toEqual([expect.objectContaining({ line: 3, key: at("kim"), status: "new", name: "Kim" })]);
      expect(body.rows[0].changes.override).toEqual({ from: null, to: "12.5" });
    }
    const { body } = await preview(`email,name\nkim@${domain},"Kim\nLee"\njo@${domain},Jo\n`);
    expect(body.rows.map(({ line, status }: { line: number; status: string }) => [line, status])).toEqual([
      [2, "wrong"],
      [4, "new"],
    ]);
  });

  test("loses the apostrophe that kept a spreadsheet from running text as a formula", async () => {
    const { body } = await preview(`email,name,status\nkim@${domain},'=Kim,active`);
    expect(body.rows[0]).toMatchObject({ status: "new", name: "=Kim" });
  });

  test("treats an address with an account elsewhere like a new one, and that account keeps its address", async () => {
    const [known, fresh] = [await preview(fileOf(stranger.email)), await preview(fileOf(at("toni")))];
    expect(known.body.rows.map(withoutAddress)).toEqual(fresh.body.rows.map(withoutAddress));
    expect((await doImport(fileOf(stranger.email))).body.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 0 });
    expect((await (await as(stranger)).get("/api/auth/user")).body.id).toBe(stranger.userId);
  });

  test("replaces a pending invitation to an address, and keeps its role, office, manager, and start date", async () => {
    const [email, startDate] = [at("ivy"), "2027-05-03"];
    const place = { role: "Manager" as const, officeId: owner.officeId, managerId: manager.userId, startDate };
    await sendInvitation(admin, { email, ...place });
    expect((await doImport(`email,name\n${email},Ivy`)).body.counts.new).toBe(1);
    expect(await counted(`invitations WHERE email = '${email}' AND status = 'revoked'`)).toBe(1);
    const people: { email: string }[] = (await asAdmin.get("/api/users")).body;
    expect(people.find((person) => person.email === email)).toMatchObject(place);
  });

  test("doesn't replace an invitation for a role above the importer's own", async () => {
    const email = at("olive");
    await sendInvitation(owner, { email, role: "Owner", officeId: owner.officeId });
    const { status, body } = await doImport(`email,name\n${email},Olive`);
    expect([status, body.counts]).toEqual([422, { new: 0, changed: 0, same: 0, wrong: 1 }]);
    expect(await counted(`invitations WHERE email = '${email}' AND status = 'pending'`)).toBe(1);
  });
});

describe("an import as a whole", () => {
  const lines = ["email,name", `new@${domain},New`, `thief@${domain},"evil.com"`, `new2@${domain},`];

  test("is refused if one row is invalid, and the response lists the invalid rows", async () => {
    const before = await everythingStored();
    const { status, body } = await doImport(lines.join("\n"));
    expect(status).toBe(422);
    expect(body).toEqual({
      error: "2 rows are invalid, so nothing was imported",
      code: "wrong_rows",
      mode: "import",
      counts: { new: 1, changed: 0, same: 0, wrong: 2 },
      rows: [
        {
          line: 3,
          key: at("thief"),
          status: "wrong",
          reasons: [{ column: "name", text: "Name can't contain a web address" }],
          cells: { email: at("thief"), name: "evil.com" },
        },
        {
          line: 4,
          key: at("new2"),
          status: "wrong",
          reasons: [{ column: "name", text: "Name is required" }],
          cells: { email: at("new2"), name: "" },
        },
      ],
    });
    expect(await everythingStored()).toEqual(before);
  });

  test("responds with 200 to a preview with invalid rows", async () => {
    const { status, body } = await preview(lines.join("\n"));
    expect([status, body.rows.length, body.counts.wrong]).toEqual([200, 3, 2]);
  });

  test("adds people once, even if their file is imported twice at once", async () => {
    const file = `email,name\ntwin@${domain},Twin\ntwin2@${domain},Twin`;
    const both = await Promise.all([doImport(file), doImport(file, asOwner)]);
    expect(new Set(both.map(({ body }) => body.counts.new))).toEqual(new Set([0, 2]));
    expect(await counted("users WHERE name = 'Twin'")).toBe(2);
  });
});

async function whileLocked<Result>(run: () => Promise<Result>): Promise<Result> {
  return withGate(async ({ tx, open }) => {
    await holdOrganization(owner.organizationId, tx);
    const result = await run();
    await open();
    return result;
  });
}

test("an organization has one import that runs and one that waits, and additional files are refused unread", async () => {
  const opened: string[] = [];
  const importing = (email: string) =>
    importPeople(owner, {
      mode: "import",
      file: async function* () {
        opened.push(email);
        yield new TextEncoder().encode(fileOf(email));
      },
    });
  const { both, answers } = await whileLocked(async () => {
    const started = Promise.all([importing(at("one")), importing(at("two"))]);
    while (opened.length < 2) await new Promise(setImmediate);
    const refused = [];
    for (const mode of ["import", "preview", "import"]) refused.push(await post(mode, "not\na file of people"));
    return { both: started, answers: refused };
  });
  for (const { status, body, headers } of answers) {
    expect([status, body.code, headers.get("retry-after")]).toEqual([429, "too_many", "30"]);
  }
  expect((await both).map(({ counts }) => counts.new)).toEqual([1, 1]);
});

test("slow senders of several organizations leave places to others", async () => {
  const slow = await Promise.all([1, 2, 3, 4].map((n) => foundTestOrganization(`Slow ${n}`)));
  const gate = new EventEmitter();
  let opened = 0;
  const file = async function* () {
    opened += 1;
    yield new TextEncoder().encode("email,na");
    await once(gate, "open");
    yield new TextEncoder().encode("me\n");
  };
  const sending = slow.flatMap((sender) => [0, 1].map(() => importPeople(sender, { mode: "preview", file })));
  const ended = Promise.allSettled(sending);
  while (opened < sending.length) await new Promise(setImmediate);
  expect((await preview(fileOf(at("swift")))).status).toBe(200);
  gate.emit("open");
  const reasons = (await ended).map((end) => (end.status === "rejected" ? String(end.reason) : end.status));
  expect(new Set(reasons)).toEqual(new Set(["Refusal: The file has a header but no rows"]));
});

test("imports that wait for a slow change leave turns and database connections to other organizations", async () => {
  const answered: number[] = [];
  const sending = await whileLocked(async () => {
    const sent = Array.from({ length: 15 }, async (_, n) => {
      const { status } = await doImport(`email,name\nmany${n}@${domain},Many`);
      answered.push(status);
    });
    const theirs = await as(stranger);
    for (let n = 0; n < 10; n++) {
      expect((await theirs.send("PATCH", "/api/auth/user", { name: `Name ${n}` })).status).toBe(200);
    }
    expect((await doImport(`email,name\nnina@${stranger.email.split("@")[1]},Nina`, theirs)).status).toBe(200);
    while (answered.length < 13) await new Promise(setImmediate);
    return { all: Promise.all(sent) };
  });
  expect(answered).toEqual(Array(13).fill(429));
  await sending.all;
  expect(answered.slice(13)).toEqual([200, 200]);
  expect(await counted("users WHERE name = 'Many'")).toBe(2);
}, 15_000);

test("a person can import or preview two hundred files an hour, including refused ones", async () => {
  const amira = await hire(owner, "Amira", "Admin");
  const asAmira = await as(amira);
  for (let n = 0; n < 197; n++) await throttles.importFile(amira.userId, async () => n);
  expect((await doImport("email,name\nwrong,Wrong", asAmira)).status).toBe(422);
  expect((await doImport("nonsense", asAmira)).status).toBe(400);
  expect((await preview(fileOf(at("last")), asAmira)).status).toBe(200);
  for (const mode of ["import", "preview"]) {
    const { status, body } = await post(mode, fileOf(at("more")), asAmira);
    expect([status, body.code]).toEqual([429, "too_many"]);
  }
});

const broken = (text: string) => [400, "broken_file", text] as const;

describe("the import refuses", () => {
  test.each([
    ["", "The file is empty"],
    ["\n\n", "The file is empty"],
    ["email,name\n", "The file has a header but no rows"],
    ["name,role\nZoe,Employee", "The column email is missing"],
    [
      "zoe@acme.example,Zoe\n",
      "The first line must name the columns: email, name, role, manager email, office, start date, end date, override, service start date, credited years, birth date, groups, working hours, and working hours from",
    ],
    ["email,name,email\na,b,c", "The column “email” appears twice"],
    ['email,name\nzoe@acme.example,"Zoe', "A quotation mark is opened but never closed"],
    ['email,name\nzoe@acme.example,"Zoe" Z\n', "Line 2 isn't valid CSV: check its quotation marks"],
    [`email,name\n${"x".repeat(70_000)},Zoe`, "Line 2 is longer than 64 KB"],
    [`email${"x".repeat(70_000)}`, "Line 1 is longer than 64 KB"],
  ])("a broken file %#", async (text, error) => {
    for (const mode of ["preview", "import"]) await expectRefusal(() => post(mode, text), [...broken(error)]);
  });

  test.each([
    [`email,name\n${"a@b.example,A\n".repeat(20_001)}`, "The file has more than 20,000 rows"],
    [`email,name\n${`a@b.example,${"A".repeat(60_000)}\n`.repeat(200)}`, "The file is larger than 10 MB"],
  ])(
    "a file that is too large %#, even before all of it arrives",
    async (text, error) => {
      await expectRefusal(() => preview(text), [...broken(error)]);
    },
    20_000,
  );

  test("an unknown column, by its name", async () => {
    const { status, body } = await preview("email,salary\na@b.example,1");
    expect([status, body.code]).toEqual([400, "broken_file"]);
    expect(body.error).toMatch(/^Unknown column “salary”/);
  });

  test("JSON, an unknown mode, and a missing mode", async () => {
    const json = await asAdmin.send("POST", "/api/admin/imports/people?mode=preview", { email: "a@b.example" });
    expect([json.status, json.body.code]).toEqual([415, "not_csv"]);
    for (const mode of ["", "?mode=now"]) {
      const { status, body } = await asAdmin.send("POST", `/api/admin/imports/people${mode}`, FILE, CSV);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, "invalid_input", ["mode"]]);
    }
  });

  test("people who aren't an Admin or Owner, before reading the file", async () => {
    for (const person of [manager, erin]) {
      const by = await as(person);
      await expectRefusal(
        () => post("import", "nonsense", by),
        [403, "forbidden", "You need Admin or Owner permissions to import people"],
      );
    }
    await expectRefusal(() => post("import", FILE, visitor()), SIGNED_OUT);
  });

  test("a page of another site", async () => {
    const answer = await fetch(`${url}/api/admin/imports/people?mode=import`, {
      method: "POST",
      headers: { ...CSV, "sec-fetch-site": "cross-site" },
      body: FILE,
    });
    expect(answer.status).toBe(403);
  });
});
