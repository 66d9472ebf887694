import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { readSearchResults } from "#bot/operations/search/readSearchResults.ts";
import { decomposedInPieces, foldedText } from "#db/queries/search/foldedText.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { searchWords } from "#core/search/searchPatterns.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
await hire(owner, "José Núñez-Peña", "Employee");
await hire(await foundTestOrganization("Far Away"), "Erin Elsewhere");
await createTeam(owner, { name: "Erin's Helpers", memberIds: [erin.userId] });

const search = async (viewer: { email: string }, q: string) =>
  (await (await as(viewer)).get(`/api/search?q=${encodeURIComponent(q)}`)).body;
const pages = async (viewer: { email: string }) =>
  (await search(viewer, "e")).people.map(({ name, hasPage }: { name: string; hasPage?: true }) => [name, hasPage]);
const namesIn = ({ people }: { people: { name: string }[] }) => people.map(({ name }) => name);

test.each([
  ["eri", ["Erin"]],
  ["jose penA", ["José Núñez-Peña"]],
  ["núñ", ["José Núñez-Peña"]],
  ["rin", []],
  ["joes", ["José Núñez-Peña"]],
  ["nuñes", ["José Núñez-Peña"]],
  ["%", []],
  ["-", []],
])("%j finds %j", async (q, expected) => {
  expect(namesIn(await search(ezra, q))).toEqual(expected);
});

test("everyone finds the people of their organization, and the pages that they may open", async () => {
  expect(await pages(ezra)).toContainEqual(["Erin", undefined]);
  expect(await pages(ezra)).toContainEqual(["Ezra", true]);
  expect(await pages(manager)).toContainEqual(["Erin", true]);
  expect(await pages(admin)).toContainEqual(["Erin", true]);
});

test("only Admins and Owners find records of the console", async () => {
  expect((await search(admin, "erin")).records).toEqual([
    { kind: "team", id: expect.any(String), name: "Erin's Helpers", detail: null },
  ]);
  expect((await search(admin, "vac main")).records).toEqual([
    { kind: "policy", id: expect.any(String), name: "Vacation", detail: "Main Office" },
  ]);
  expect((await search(manager, "erin")).records).toEqual([]);
});

test("people find their own requests, and nobody else's", async () => {
  const wanted = { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-06", notes: "To the Lake" };
  await (await as(erin)).send("POST", "/api/pto-requests", wanted);
  for (const q of ["vacation", "lake", "apr 2027", "pending"]) {
    expect((await search(erin, q)).requests).toMatchObject([{ startDate: "2027-04-05", status: "pending" }]);
  }
  expect((await search(manager, "lake")).requests).toEqual([]);
});

test("a search reads names as the database keeps them, folded as core folds words, also after a change", async () => {
  const { pool } = database();
  const kept = async () => (await pool.query("SELECT name, email, search_text FROM users WHERE id = $1", [id])).rows[0];
  const { userId: id } = await hire(owner, "Søren O’Neil-Łódź ÅNGSTRÖM", "Employee");
  for (const name of ["", "Plain @ Name", "Ann\u00a0Åse", "İrem ǅ Ñ_ñ", "ΟΔΥΣΣΕΥΣ Ёлка 각 1ﬁ हिन्दी"]) {
    if (name) await pool.query("UPDATE users SET name = $2 WHERE id = $1", [id, name]);
    const { email, search_text: text, ...person } = await kept();
    expect(searchWords(text)).toEqual(searchWords(`${person.name} ${email}`));
  }
});

test("a holiday is found by its name without accents, its office, and its month", async () => {
  const { pool } = database();
  const wanted = { name: "Fête du Łódź-Øst", date: "2027-05-06" };
  await addHoliday(admin, owner.officeId, wanted);
  for (const q of ["fete", "lodz ost", "fete main", "main may 2027", "Fête May"]) {
    expect((await search(admin, q)).records.map(({ name }: { name: string }) => name)).toEqual([wanted.name]);
  }
  const { rows } = await pool.query("SELECT search_text AS text FROM holidays WHERE name = $1", [wanted.name]);
  expect(searchWords(rows[0].text)).toEqual(searchWords(wanted.name));
});

test("a long text of combining marks is folded in linear time", async () => {
  const client = await database().pool.connect();
  const folded = foldedText("text", decomposedInPieces("text"));
  const fold = async (text: string) =>
    (await client.query(`SELECT ${folded} AS folded FROM (SELECT $1::text AS text OFFSET 0) t`, [text])).rows[0].folded;
  await client.query("SET statement_timeout = '10s'");
  expect(await fold(`É${"\u0301\u0323".repeat(50_000)} Lodge`)).toBe(" e lodge");
  expect(await fold(`${"Plain ".repeat(20)}Ünd Łódź`)).toBe(` ${"plain ".repeat(20)}und lodz`);
  await client.query("RESET statement_timeout");
  client.release();
});

test("an empty search and a long one are refused", async () => {
  expect((await (await as(erin)).get("/api/search")).status).toBe(400);
  expect((await (await as(erin)).get(`/api/search?q=${"a".repeat(101)}`)).status).toBe(400);
});

test("a search uses one connection at a time, so that an organization's searches leave connections to others", async () => {
  const first = await connectionsOfSearch();
  expect(first === 1 ? first : await connectionsOfSearch()).toBe(1);
});

async function connectionsOfSearch(): Promise<number> {
  const { pool } = database();
  let running = 0;
  let most = 0;
  const onAcquire = () => {
    running += 1;
    most = Math.max(most, running);
  };
  const onRelease = () => {
    running -= 1;
  };
  pool.on("acquire", onAcquire).on("release", onRelease);
  await readSearchResults(admin, { q: "erin" });
  pool.off("acquire", onAcquire).off("release", onRelease);
  return most;
}
