import { expect, jest, test } from "@jest/globals";
import { DateOrders } from "#core/imports/mapping/writtenDate.ts";
import { database } from "#db/connect.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as } = await httpServer(testClock());
const { owner, admin, erin } = await testOrganization();
const [asAdmin, asOwner] = [await as(admin), await as(owner)];
const elsewhere = await as(await foundTestOrganization("Elsewhere"));
const domain = admin.email.split("@")[1] ?? "";

const CSV = { "content-type": "text/csv" };
const FILE = [
  "Vorname;Nachname;E-Mail-Adresse;Eintrittsdatum;Schuhgröße",
  `Zoë;Öz;zoe@${domain};03/04/2027;39`,
  `Ben;Bo;ben@${domain};05/06/2027;44`,
].join("\r\n");
const COLUMNS = ["first name", "last name", "email", "start date", null];
const PLAN = { columns: COLUMNS, dates: { "start date": "mdy" } };

const columnsOf = async (file: string, by = asAdmin, kind = "people") =>
  (await by.send("POST", `/api/admin/imports/columns?kind=${kind}`, file, CSV)).body;

function send(mode: string, plan: object, file = FILE, by = asAdmin) {
  const json = JSON.stringify(plan);
  const bytes = Buffer.byteLength(json);
  return by.send("POST", `/api/admin/imports/people?mode=${mode}&plan=${bytes}`, `${json}${file}`, CSV);
}

async function remembered(): Promise<unknown[]> {
  return (await database().pool.query("SELECT * FROM import_mappings")).rows;
}

test("any headers are matched with fields, remembered with the import, and offered the next time", async () => {
  const first = await columnsOf(FILE);
  expect(first).toMatchObject({ basis: "suggested", encoding: "utf-8", dates: {} });
  expect(first.columns.map(({ field }: { field: unknown }) => field)).toEqual(COLUMNS);
  expect(first.columns[0].samples).toEqual(["Zoë", "Ben"]);
  expect(first.columns[3]).toMatchObject({ dateOrder: "either", dateExample: "03/04/2027" });

  const { body: preview } = await send("preview", PLAN);
  expect(preview.counts).toEqual({ new: 2, changed: 0, same: 0, wrong: 0 });
  expect(preview.rows[0].changes).toMatchObject({ name: { to: "Zoë Öz" }, "start date": { to: "2027-03-04" } });
  expect(await remembered()).toEqual([]);
  expect((await send("import", PLAN)).body.counts.new).toBe(2);

  const moved = `Schuhgröße,Eintrittsdatum,e-mail adresse,Nachname,VORNAME\n40,01/02/2027,new@${domain},Neu,Nia`;
  const again = await columnsOf(moved, asOwner);
  expect(again).toMatchObject({ basis: "remembered", dates: PLAN.dates });
  expect(again.columns.map(({ field }: { field: unknown }) => field)).toEqual(COLUMNS.toReversed());
  expect((await columnsOf(moved, elsewhere)).basis).toBe("suggested");
  expect((await columnsOf(moved, asAdmin, "openings")).basis).toBe("suggested");
  const stored = await remembered();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toMatch(/vorname|schuh/i);
});

test("a row names all of its problems, is fixed without changing the file, and is checked again by the import", async () => {
  const file = ["email,name,role,office,start date", `${erin.email},,Boss,Mars,soon`, `new@${domain},New,,,`].join(
    "\n",
  );
  const columns = ["email", "name", "role", "office", "start date"];
  const { body } = await send("preview", { columns }, file);
  expect(body.rows[0].reasons.map(({ column }: { column: string }) => column)).toEqual([
    "name",
    "role",
    "start date",
    "office",
  ]);
  expect(body.rows[0].cells).toEqual({
    email: erin.email,
    name: "",
    role: "Boss",
    office: "Mars",
    "start date": "soon",
  });
  const cells = { ...body.rows[0].cells, name: "Erin", role: "Employee", office: "Main Office" };
  const half = await send("import", { columns, fixes: [{ line: 2, cells }] }, file);
  expect([half.status, half.body.rows[0].reasons.length, half.body.rows[0].isFixed]).toEqual([422, 1, true]);
  const fixes = [{ line: 2, cells: { ...cells, "start date": "2027-01-01" } }];
  const fixed = await send("import", { columns, fixes }, file);
  expect([fixed.status, fixed.body.counts]).toEqual([200, { new: 1, changed: 1, same: 0, wrong: 0 }]);
  expect(fixed.body.rows[0]).toMatchObject({ status: "changed", isFixed: true, cells: fixes[0]?.cells });
});

test.each<[string, object, string]>([
  ["without an email", { columns: COLUMNS.with(2, null) }, "Choose a column for email"],
  ["with two columns for one field", { columns: COLUMNS.with(4, "email") }, "Choose only one column for email"],
  ["of another file", { columns: ["email"] }, "The file has 5 columns, but 1 is matched. Choose the file again."],
  [
    "with a fix of a missing row",
    { ...PLAN, fixes: [{ line: 9, cells: {} }] },
    "An edited row isn't in the file. Choose the file again.",
  ],
  ["with an unknown order of dates", { ...PLAN, dates: { "start date": "ymd" } }, "Start date must be dmy or mdy"],
])("a plan %s is refused", async (_, plan, error) => {
  const { status, body } = await send("preview", plan);
  expect([status, body.error]).toEqual([400, error]);
});

test("matching columns reads no more cells than the file has, and no more rows than an import", async () => {
  const add = jest.spyOn(DateOrders.prototype, "add");
  const wide = Array.from({ length: 200 }, (_, place) => `h${place}`).join(",");
  const { columns } = await columnsOf(`${wide}\n${"a\n".repeat(20)}`);
  expect([columns.length, add.mock.calls.length]).toEqual([200, 20]);
  add.mockRestore();
  expect((await columnsOf(`email\n${"a\n".repeat(20_001)}`)).error).toBe("The file has more than 20,000 rows");
});

test("an import remembers the order of dates for fields with dates only", async () => {
  const junk = Object.fromEntries(Array.from({ length: 50 }, (_, place) => [`junk ${place}`, "dmy"]));
  const file = `Mail,Start\n${erin.email},2027-01-01`;
  const plan = { columns: ["email", "start date"], dates: { ...junk, "start date": "dmy" } };
  expect((await send("import", plan, file)).status).toBe(200);
  expect((await columnsOf(file)).dates).toEqual({ "start date": "dmy" });
});

const post = (plan: string | number, body: string) =>
  asAdmin.send("POST", `/api/admin/imports/people?mode=preview&plan=${plan}`, body, CSV);

test("a body that is shorter than its plan, or whose plan isn't JSON, is refused", async () => {
  expect((await post(500, "{}")).body.error).toBe("The file is empty");
  expect((await post(3, "abcemail\n")).body.error).toBe("The columns of the file can't be read");
  expect((await post(99_000_000, "{}")).status).toBe(400);
});
