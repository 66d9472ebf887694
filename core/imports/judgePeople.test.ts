import { describe, expect, test } from "@jest/globals";
import { judgePeople, withoutCycles } from "./judgePeople.ts";
import type { InvitedPlace } from "#core/invitations/withInvitation.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import type { KnownPerson, PeopleFacts } from "./PeopleFacts.ts";
import { PEOPLE_COLUMNS, PersonRow } from "./rows/PersonRow.ts";
import { readingPlan } from "./mapping/readingPlan.ts";
import { readRow } from "./readRow.ts";

const today = "2027-03-01";
const known = (name: string, given: Partial<KnownPerson> = {}): KnownPerson => ({
  id: name,
  email: `${name.toLowerCase()}@acme.example`,
  name,
  role: "Employee",
  isActive: true,
  managerId: null,
  managerEmail: null,
  officeId: null,
  officeName: null,
  startDate: null,
  endDate: null,
  previousEnd: null,
  ptoBalanceOverride: null,
  facts: null,
  today,
  ...given,
});
const [owner, ada] = [known("Olga", { role: "Owner" }), known("Ada", { role: "Admin" })];
const mona = known("Mona", { role: "Manager" });
const erin = known("Erin", { managerId: "Mona", managerEmail: mona.email, officeId: "k", officeName: "Kyoto" });
const gus = known("Gus", { isActive: false });

function facts(given: Partial<PeopleFacts> = {}): PeopleFacts {
  return {
    me: ada,
    domain: "acme.example",
    googleOnly: false,
    ownersWhoSignIn: new Set([owner.id]),
    offices: [
      { id: "m", name: "Main Office", isDefault: true, today },
      { id: "k", name: "Kyoto", isDefault: false, today },
    ],
    people: new Map([owner, ada, mona, erin, gus].map((person) => [person.email, person])),
    ...given,
  };
}

function rowsOf(header: string, lines: string[]) {
  const columns = readingPlan(header.split(","), undefined, PEOPLE_COLUMNS);
  return lines.map((text, index) => readRow(PersonRow, columns, { line: index + 2, cells: text.split(",") }));
}

function judged(header: string, lines: string[], given: Partial<PeopleFacts> = {}) {
  return withoutCycles([...judgePeople(rowsOf(header, lines), facts(given))], facts(given));
}

function reasons(header: string, line: string, given: Partial<PeopleFacts> = {}) {
  const [verdict] = judged(header, [line], given);
  return verdict?.status === "wrong"
    ? verdict.reasons?.map(({ column, text }) => `${column}: ${text}`)
    : verdict?.status;
}

const rolesIn = (header: string, lines: string[]) => judged(header, lines).map(({ wanted }) => wanted?.role);

describe("a new person", () => {
  describe("with a pending invitation", () => {
    const place: InvitedPlace = {
      role: "Manager",
      officeId: "k",
      managerEmail: mona.email,
      startDate: "2027-04-01",
    };
    const [ivy, zoe] = ["ivy@acme.example", "zoe@acme.example"];
    const invited = new Map<string, InvitedPlace>([
      [ivy, place],
      [zoe, { ...place, role: "Owner" }],
    ]);

    test("gets its role, office, manager, and start date if the file doesn't say them", () => {
      const [verdict] = judged("email,name", [`${ivy},Ivy`], { invited });
      const { role, officeId, managerEmail, startDate } = place;
      expect(verdict).toMatchObject({
        status: "new",
        changes: { office: { from: null, to: "Kyoto" }, role: { from: null, to: "Manager" } },
        wanted: { name: "Ivy", role, officeId, managerEmail, startDate },
      });
    });

    test("gets what the file says instead, even if it is blank, except a blank role", () => {
      const header = "email,name,role,office,manager email,start date";
      const [verdict] = judged(header, [`${ivy},Ivy,Employee,,,`], { invited });
      expect(verdict?.wanted).toEqual({ name: "Ivy", role: "Employee", officeId: "m" });
      const [blank] = judged(header, [`${ivy},Ivy,,,,`], { invited });
      expect(blank?.wanted).toEqual({ name: "Ivy", role: "Manager", officeId: "m" });
    });

    test("is refused if the importer couldn't send or revoke it", () => {
      const text = "role: This person is invited as an Owner and must join with the link in the invitation";
      expect(reasons("email,name", `${zoe},Zoe`, { invited })).toEqual([text]);
      expect(reasons("email,name,role", `${zoe},Zoe,Employee`, { invited })).toEqual([text]);
      const [verdict] = judged("email,name", [`${zoe},Zoe`], { invited, me: owner });
      expect(verdict?.wanted).toMatchObject({ role: "Owner" });
    });
  });

  test("is a Manager if another row names them as manager and no role is given, because Employees can't approve", () => {
    const lines = ["zoe@acme.example,Zoe,", "yan@acme.example,Yan,Zoe"];
    expect(rolesIn("email,name,manager email", lines)).toEqual(["Manager", "Employee"]);
    const written = ["zoe@acme.example,Zoe,,Employee", "yan@acme.example,Yan,zoe@acme.example,"];
    expect(rolesIn("email,name,manager email,role", written)).toEqual(["Employee", "Employee"]);
    expect(rolesIn("email,manager email", ["ada@acme.example,erin@acme.example"])).toEqual([undefined]);
  });

  test("a new person is an Employee of the default office by default", () => {
    expect(judged("email,name", ["Zoe@ACME.example,Zoe"])).toEqual([
      {
        line: 2,
        key: "zoe@acme.example",
        name: "Zoe",
        status: "new",
        changes: {
          name: { from: null, to: "Zoe" },
          role: { from: null, to: "Employee" },
          office: { from: null, to: "Main Office" },
        },
        wanted: { name: "Zoe", role: "Employee", officeId: "m" },
      },
    ]);
  });

  test("a new person gets each value of the file, and managers may follow in later rows", () => {
    const header = "email,name,Role,manager_email,OFFICE,start date,end date,override";
    const [first, second] = judged(header, [
      "zoe@acme.example,Zoe,manager,max@acme.example,kyoto,2027-04-01,2028-04-01,22.5",
      "max@acme.example,Max,,mona@acme.example,,,,",
    ]);
    expect(first).toMatchObject({ status: "new", changes: { office: { from: null, to: "Kyoto" } } });
    expect(first?.wanted).toEqual({
      name: "Zoe",
      role: "Manager",
      managerEmail: "max@acme.example",
      officeId: "k",
      startDate: "2027-04-01",
      endDate: "2028-04-01",
      ptoBalanceOverride: 22.5,
    });
    expect(second?.wanted).toEqual({
      name: "Max",
      role: "Manager",
      managerEmail: "mona@acme.example",
      officeId: "m",
    });
  });

  test.each([
    ["email", "zoe@acme.example", "name: Name is required"],
    ["email,name", "zoe@acme.example, ", "name: Name is required"],
    ["email,name", "zoe@other.example,Zoe", "email: Email must belong to acme.example"],
    ["email,name", "zoe,Zoe", "email: Invalid email address"],
    ["email,name,role", "zoe@acme.example,Zoe,Owner", "role: You can't assign a role above your own"],
    ["email,name,role", "zoe@acme.example,Zoe,Boss", "role: Role must be Employee, Manager, Admin, or Owner"],
    ["email,name,office", "zoe@acme.example,Zoe,Paris", "office: Unknown office “Paris”"],
    ["email,name,office,birth date", "zoe@acme.example,Zoe,Paris,1990-05-05", "office: Unknown office “Paris”"],
    [
      "email,name,manager email",
      "zoe@acme.example,Zoe,zoe@acme.example",
      "manager email: Nobody can be their own manager",
    ],
    [
      "email,name,manager email",
      "zoe@acme.example,Zoe,gus@acme.example",
      "manager email: Unknown manager “gus@acme.example”",
    ],
    [
      "email,name,manager email",
      "zoe@acme.example,Zoe,no@acme.example",
      "manager email: Unknown manager “no@acme.example”",
    ],
    [
      "email,name,start date",
      "zoe@acme.example,Zoe,1/4/2027",
      "start date: Start date must be a real date, like 2027-03-01",
    ],
    [
      "email,name,start date,end date",
      "zoe@acme.example,Zoe,2027-05-01,2027-04-01",
      "end date: End date must be on or after start date",
    ],
    [
      "email,name,end date",
      "zoe@acme.example,Zoe,2027-02-28",
      "end date: A person whose last day has passed can't be added",
    ],
    ["email,name,override", "zoe@acme.example,Zoe,20.3", "override: Override must be a multiple of 0.5"],
    ["email,name,override", "zoe@acme.example,Zoe,1001", "override: Override must be at most 1000"],
    ["email,name,override", "zoe@acme.example,Zoe,1,2", "null: This row has 4 cells, but the header has 3"],
    ["email,name,override", "zoe@acme.example", "null: This row has 1 cell, but the header has 3"],
  ])("a new person's row is refused: %s %s", (header, line, reason) => {
    expect(reasons(header, line)).toEqual([reason]);
  });

  test("a row with an unreadable email is identified by the text in its place", () => {
    expect(judged("email,name", ["zoe at home,Zoe"])[0]).toMatchObject({ key: "zoe at home", status: "wrong" });
  });

  test("a cell that can't be read doesn't hide the other reasons of its row", () => {
    const header = "email,name,manager email,office,start date,end date,override";
    expect(reasons(header, "zoe@acme.example,Zoe,no@acme.example,Paris,1/4/2027,2027-04-01,25")).toEqual([
      "start date: Start date must be a real date, like 2027-03-01",
      "office: Unknown office “Paris”",
      "manager email: Unknown manager “no@acme.example”",
    ]);
    expect(reasons(header, "zoe@acme.example,Zoe,,Kyoto,2027-05-01,2027-04-01,20.3")).toEqual([
      "override: Override must be a multiple of 0.5",
      "end date: End date must be on or after start date",
    ]);
  });

  test("a new person's row is refused with every reason at once", () => {
    expect(reasons("email,name,role,office", "zoe@other.example,Zoe,Owner,Paris")).toHaveLength(3);
  });
});

describe("an existing person", () => {
  test("a person stays the same if the file repeats their values or omits them", () => {
    const header = "email,name,role,manager email,office,start date";
    expect(reasons(header, "erin@acme.example,Erin,,mona@acme.example,Kyoto,")).toBe("same");
    expect(reasons("email", "erin@acme.example")).toBe("same");
    expect(reasons("email,name", "gus@acme.example,Gus")).toBe("same");
  });

  test("a blank office means the default one, and a person without an office is unchanged by it", () => {
    const { email } = known("Ned");
    const people = new Map([[email, known("Ned")]]);
    expect(judged("email,office", [`${email},`], { people })).toMatchObject([{ status: "same" }]);
  });

  test("a person is changed, and an empty cell of a present column unsets the value", () => {
    const [verdict] = judged("email,name,manager email,office,override", ["erin@acme.example,Erin B,,,25"]);
    expect(verdict).toMatchObject({
      status: "changed",
      person: { id: "Erin" },
      wanted: { name: "Erin B", managerEmail: null, officeId: "m", ptoBalanceOverride: 25 },
      changes: {
        name: { from: "Erin", to: "Erin B" },
        "manager email": { from: mona.email, to: null },
        office: { from: "Kyoto", to: "Main Office" },
        override: { from: null, to: "25" },
      },
    });
  });

  test("a person rehired after their last day loses that end date", () => {
    const back = { people: new Map([[erin.email, { ...erin, startDate: "2020-01-01", endDate: "2026-01-31" }]]) };
    expect(reasons("email,start date", "erin@acme.example,2027-04-01", back)).toBe("changed");
    expect(reasons("email,start date", "erin@acme.example,2026-04-01", back)).toBe("changed");
    expect(reasons("email,end date", "erin@acme.example,2019-04-01", back)).toEqual([
      "end date: End date must be on or after start date",
    ]);
  });

  test("a rehired person can't start before their previous employment ended", () => {
    const back = { people: new Map([[erin.email, { ...erin, startDate: "2026-04-01", previousEnd: "2026-01-31" }]]) };
    expect(reasons("email,start date", "erin@acme.example,2026-02-01", back)).toBe("changed");
    for (const date of ["2026-01-31", ""]) {
      expect(reasons("email,start date", `erin@acme.example,${date}`, back)).toEqual([
        "start date: Start date must be after Jan 31, 2026, the last day of the previous employment",
      ]);
    }
  });

  test.each([
    ["email,name", "gus@acme.example,Gustav", "null: This person is deactivated. Reactivate them first."],
    ["email,name", "olga@acme.example,Olga O", "null: Only an Owner can change or deactivate an Owner"],
    ["email,name", "erin@acme.example,", "name: Name is required"],
    ["email,role", "ada@acme.example,Employee", "role: You can't change your own role"],
    ["email,role", "erin@acme.example,Owner", "role: You can't assign a role above your own"],
    ["email,override", "ada@acme.example,30", "override: Ask another Admin or Owner to change your vacation allowance"],
    [
      "email,start date",
      "ada@acme.example,2020-01-01",
      "start date: Ask another Admin or Owner to change your start date",
    ],
    ["email,end date", "ada@acme.example,2099-01-01", "end date: Ask another Admin or Owner to change your end date"],
    ["email,office", "ada@acme.example,Kyoto", "office: Ask another Admin or Owner to change your office"],
  ])("an existing person's row is refused: %s %s", (header, line, reason) => {
    expect(reasons(header, line)).toEqual([reason]);
  });

  test("the only Owner can't be demoted", () => {
    const me = { ...owner, id: "another person" };
    expect(reasons("email,role", "olga@acme.example,Admin", { me })).toEqual([
      "role: An organization must keep at least one active Owner",
    ]);
    const both = [owner, known("Otto", { role: "Owner" })];
    const people = new Map(both.map((one) => [one.email, one]));
    const two = { me, people, ownersWhoSignIn: new Set(both.map(({ id }) => id)) };
    const statuses = judged("email,role", ["olga@acme.example,Admin", "otto@acme.example,Admin"], two);
    expect(statuses.map(({ status }) => status)).toEqual(["changed", "wrong"]);
  });
});

describe("the whole file", () => {
  test("rows are judged one by one as the caller requests them, so that the caller can pause in between", () => {
    const verdicts = judgePeople(rowsOf("email,name", ["zoe@acme.example,Zoe", "max@acme.example,Max"]), facts());
    expect(verdicts.next().value).toMatchObject({ line: 2, status: "new" });
    expect(verdicts.next().value).toMatchObject({ line: 3, status: "new" });
  });

  test("the second row of an email is refused, regardless of case", () => {
    const [first, second] = judged("email,name", ["zoe@acme.example,Zoe", "ZOE@acme.example,Zoe"]);
    expect([first?.status, second?.reasons]).toEqual([
      "new",
      [{ column: "email", text: "This email is already on line 2" }],
    ]);
  });

  test("rows that make a cycle of managers are refused, for new and existing people", () => {
    const cycle = { column: "manager email", text: "This manager would report to this person" };
    const fresh = judged("email,name,manager email", [
      "zoe@acme.example,Zoe,max@acme.example",
      "max@acme.example,Max,zoe@acme.example",
      "pia@acme.example,Pia,zoe@acme.example",
    ]);
    expect(fresh.map(({ status, reasons: found }) => [status, found])).toEqual([
      ["wrong", [cycle]],
      ["wrong", [cycle]],
      ["new", undefined],
    ]);
    const [below] = judged("email,manager email", ["mona@acme.example,erin@acme.example"]);
    expect(below?.reasons).toEqual([cycle]);
    const swapped = judged("email,manager email", ["mona@acme.example,erin@acme.example", "erin@acme.example,"]);
    expect(swapped.map(({ status }) => status)).toEqual(["changed", "changed"]);
  });
});

describe("Owners", () => {
  const otto = known("Otto", { role: "Owner" });
  const xen = known("Xen", { email: "xen@other.example", role: "Admin" });
  const people = new Map([owner, otto, xen].map((person) => [person.email, person]));

  test("the only Owner who can sign in keeps the role, whatever other Owners there are", () => {
    const given = { me: otto, people };
    const last = ["role: An organization must keep at least one active Owner"];
    expect(reasons("email,role", "olga@acme.example,Employee", given)).toEqual(last);
    const ownersWhoSignIn = new Set([owner.id, otto.id]);
    expect(reasons("email,role", "olga@acme.example,Employee", { ...given, ownersWhoSignIn })).toBe("changed");
  });

  test("a person whose email the domain excludes can't become an Owner where people sign in with Google only", () => {
    const given = { me: owner, people, googleOnly: true };
    const [reason] = (reasons("email,role", "xen@other.example,Owner", given) ?? []) as string[];
    expect(reason).toMatch(/^role: Every Owner's email must belong to the domain/);
    expect(reasons("email,role", "xen@other.example,Owner", { ...given, googleOnly: false })).toBe("changed");
  });
});

describe("facts for policies", () => {
  const header = "email,service start date,credited years,birth date,groups";

  test("are read, with groups separated by semicolons", () => {
    const [verdict] = judged(header, [`${erin.email},2020-03-01,2.5,1990-05-05,Engineering; grade: staff`]);
    expect(verdict).toMatchObject({
      status: "changed",
      wanted: {
        serviceStartDate: "2020-03-01",
        creditedYears: 2.5,
        birthDate: "1990-05-05",
        groups: ["Engineering", "grade: staff"],
      },
      changes: { groups: { from: null, to: "Engineering; grade: staff" } },
    });
  });

  test("stay unchanged without a column, and an empty cell unsets them", () => {
    const ezra = known("Ezra", { facts: { creditedYears: 2, groups: ["Ops"] } });
    const people = new Map([[ezra.email, ezra]]);
    expect(judged("email,groups", [`${ezra.email},Ops`], { people })[0]?.status).toBe("same");
    expect(judged("email,groups", [`${ezra.email},`], { people })[0]).toMatchObject({
      wanted: { groups: null },
      changes: { groups: { from: "Ops", to: null } },
    });
  });

  test("are refused if they can't be right", () => {
    expect(reasons("email,birth date", `${erin.email},2027-03-01`)).toEqual([
      "birth date: Birth date must be in the past",
    ]);
    expect(reasons("email,name,birth date", "new@acme.example,New,2030-01-01")).toEqual([
      "birth date: Birth date must be in the past",
    ]);
    expect(reasons("email,groups", `${erin.email},${"x".repeat(61)}`)).toEqual([
      "groups: Enter at most 20 groups, each with at most 60 characters and no semicolons",
    ]);
  });

  test.each(["service start date,2010-01-01", "credited years,9", "birth date,1950-01-01", "groups,lead"])(
    "an Admin can't raise their own leave by %s",
    (pair) => {
      const [column = "", value = ""] = pair.split(",");
      expect(reasons(`email,${column}`, `${ada.email},${value}`)).toEqual([
        expect.stringMatching(`^${column}: Ask another Admin or Owner to change your `),
      ]);
    },
  );
});

const ofErin = (...workingPatterns: PatternChange[]) => ({
  people: new Map([[erin.email, { ...erin, facts: { workingPatterns } }]]),
});

describe("working hours", () => {
  const header = "email,working hours,working hours from";
  const [short, full] = [
    [480, 480, 480, 480, 0, 0, 0],
    [480, 480, 480, 480, 480, 0, 0],
  ] as const;
  const own: PatternChange[] = [
    { from: "2026-05-01", weeks: [full] },
    { from: "2027-02-01", weeks: [short, full] },
  ];

  test("are read with their first day, for new and existing people", () => {
    const written = "Mon-Thu 8 / Mon-Fri 8,2027-04-01";
    const workingPattern = { from: "2027-04-01", weeks: [short, full] };
    const changes = {
      "working hours": { from: null, to: "Mon-Thu 8 / Mon-Fri 8" },
      "working hours from": { from: null, to: "2027-04-01" },
    };
    expect(judged(header, [`${erin.email},${written}`])[0]).toMatchObject({
      status: "changed",
      wanted: { workingPattern },
      changes,
    });
    const [added] = judged("email,name,working hours,working hours from", [`new@acme.example,New,${written}`]);
    expect(added).toMatchObject({ status: "new", wanted: { workingPattern }, changes });
  });

  test("stay unchanged if the file repeats the change that was made last, or omits the columns", () => {
    const given = ofErin(...own);
    expect(reasons(header, `${erin.email},Mon-Thu 8 / Mon-Fri 8,2027-02-01`, given)).toBe("same");
    expect(reasons("email", erin.email, given)).toBe("same");
    expect(reasons(header, `${erin.email},,`)).toBe("same");
    const returned = ofErin(...own, { from: "2027-12-01", weeks: null });
    expect(reasons(header, `${erin.email},,2027-12-01`, returned)).toBe("same");
    expect(reasons(header, `${erin.email},,`, ofErin(...own, { from: "2027-02-10", weeks: null }))).toBe("same");
  });

  test("that are blank make a person follow the office from the given day or from today on", () => {
    const [now] = judged(header, [`${erin.email},,`], ofErin(...own));
    expect(now).toMatchObject({
      wanted: { workingPattern: null },
      changes: {
        "working hours": { from: "Mon-Thu 8 / Mon-Fri 8", to: null },
        "working hours from": { from: "2027-02-01", to: null },
      },
    });
    const [later] = judged(header, [`${erin.email},,2027-12-01`], ofErin(...own));
    expect(later?.wanted).toEqual({ workingPattern: { from: "2027-12-01", weeks: null } });
  });

  test.each([
    ["Mon-Fri 8,", "working hours from: Enter the date when the working hours start"],
    ["Mon-Fri 8,2027-02-30", "working hours from: Working hours from must be a real date, like 2027-03-01"],
    [
      "40,2027-04-01",
      "working hours: Working hours must look like “Mon-Thu 8; Fri 4:30”. Put a slash between two weeks.",
    ],
    ["off,2027-04-01", "working hours: Enter hours for at least one day"],
    ["Mon 8/Mon 8/Mon 8,2027-04-01", "working hours: Enter one or two weeks"],
    ["Mon 24:01,2027-04-01", "working hours: Each day must have 0 to 24 hours, in whole minutes"],
    ["Mon 7.33,2027-04-01", "working hours: Each day must have 0 to 24 hours, in whole minutes"],
  ])("are refused if they can't be right: %s", (cells, reason) => {
    expect(reasons(header, `${erin.email},${cells}`)).toEqual([reason]);
    expect(reasons(`name,${header}`, `New,new@acme.example,${cells}`)).toEqual([reason]);
  });

  test("need both columns, and are refused together with the other mistakes of a row", () => {
    expect(reasons("email,working hours from", `${erin.email},2027-04-01`)).toEqual([
      "working hours from: The column working hours is missing",
    ]);
    expect(reasons("email,working hours,start date", `${erin.email},Mon 8,soon`)).toEqual([
      "start date: Start date must be a real date, like 2027-03-01",
      "working hours from: Enter the date when the working hours start",
    ]);
  });

  test("are refused if they change too often", () => {
    const monthly = Array.from({ length: 12 }, (_, month) => ({
      from: `2027-${String(month + 1).padStart(2, "0")}-01`,
      weeks: [month % 2 === 0 ? short : full],
    }));
    expect(reasons(header, `${erin.email},Mon-Fri 8,2027-12-15`, ofErin(...monthly))).toEqual([
      "working hours: Working hours can change at most 12 times a year and 100 times in total",
    ]);
  });

  test("of the importing Admin are refused while another Admin or Owner can change them", () => {
    expect(reasons(header, `${ada.email},Mon-Thu 8,2027-04-01`)).toEqual([
      "working hours: Ask another Admin or Owner to change your working hours",
    ]);
  });
});

describe("every problem of a row is named at once", () => {
  test("those of its cells, of the person, and of a repeated email", () => {
    const lines = [`${erin.email},Erin,Employee,`, `${erin.email},Erin,Boss,Mars`, `${gus.email},,Boss,Mars`];
    const verdicts = judged("email,name,role,office", lines);
    expect(verdicts.map(({ reasons: found }) => found?.map(({ text }) => text))).toEqual([
      undefined,
      ["This email is already on line 2", "Role must be Employee, Manager, Admin, or Owner", "Unknown office “Mars”"],
      [
        "Name is required",
        "Role must be Employee, Manager, Admin, or Owner",
        "This person is deactivated. Reactivate them first.",
        "Unknown office “Mars”",
      ],
    ]);
  });

  test("a cycle of managers, even in a row with another problem", () => {
    const lines = [`${mona.email},Mona,Boss,${erin.email}`, `${erin.email},Erin,Employee,${mona.email}`];
    expect(judged("email,name,role,manager email", lines)[0]?.reasons?.map(({ column }) => column)).toEqual([
      "role",
      "manager email",
    ]);
  });
});

describe("a manager can be named instead of their email", () => {
  test("regardless of case, accents, and order, whether stored or in the file", () => {
    const lines = ["zoe@acme.example,Zoë Ähm,mona", "new@acme.example,New,AHM zoe"];
    const [first, second] = judged("email,name,manager email", lines);
    expect(first?.wanted?.managerEmail).toBe(mona.email);
    expect(second?.wanted?.managerEmail).toBe("zoe@acme.example");
  });

  test("but not if nobody or more than one person has the name", () => {
    const lines = ["a@acme.example,Ann,Gus", "b@acme.example,Mona,", "c@acme.example,Cy,Mona"];
    expect(
      judged("email,name,manager email", lines).map(({ reasons: found }) => found?.map(({ text }) => text)),
    ).toEqual([["Unknown manager “Gus”"], undefined, ["More than one person is named “Mona”"]]);
  });
});

test("a name and a manager that an identity provider manages can't be changed", () => {
  const managed = new Map([[erin.id, { managesManager: true, isActive: true }]]);
  const texts = reasons("email,name,manager email,office", `${erin.email},Eve,${ada.email},Kyoto`, { managed });
  expect(texts).toEqual([
    "name: Managed by your identity provider. Change the name there.",
    "manager email: Managed by your identity provider. Change the manager there.",
  ]);
  const same = reasons("email,name,manager email,office", `${erin.email},Erin,${mona.email},Main Office`, { managed });
  expect(same).toBe("changed");
});
