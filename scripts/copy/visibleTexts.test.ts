import { expect, test } from "@jest/globals";
import { parseSource } from "../source/parseSource.ts";
import { visibleTexts } from "./visibleTexts.ts";

const textsIn = (source: string, file = "Screen.tsx") =>
  visibleTexts(parseSource(file, source)).map(({ text }) => text);

test("texts in JSX are found, with the values among them and without entities", () => {
  const source = `
    export const Part = ({ count, person }) => (
      <p className="Wide Part">
        You have {count} {count === 1 ? "day" : "days"} left,{" "}
        {person.name}.
        <b>It&apos;s enough</b>
        {isLate && <i>Too late</i>}
      </p>
    );`;
  expect(textsIn(source)).toEqual(["You have {count} {day|days} left, {name}.", "It's enough", "Too late"]);
});

test("attributes that people read or hear are found, however short, and attributes for code are not", () => {
  const source = `
    export const Part = () => (
      <Field label="from" aria-label={\`Remove \${name}\`} helperText={isNew ? "Choose a day" : "Keep it"}
        title="Day" placeholder="2027-03-01" alt="Portrait of you" name="Start Date" sx={{ font: "Bold Roboto" }} />
    );`;
  expect(textsIn(source)).toEqual(["from", "Remove {name}", "Choose a day", "Keep it", "Day", "Portrait of you"]);
});

test("refusals, messages of schemas, emails, Slack blocks, and printed lines are found", () => {
  const source = `
    throw new Refusal("conflict", "already_done", "This was already done");
    const Name = z.string({ error: "Name is required" }).min(1, "Please enter a name");
    const mail = { subject: \`\${who}'s request\`, title: "Request rejected", lead: "See " + "the reason below." };
    const block = { type: "section", text: { type: "mrkdwn", text: \`*\${days}* days left\` } };
    console.log("done");
    const word = isPast ? "was away" : "is away";`;
  expect(textsIn(source, "texts.ts")).toEqual([
    "This was already done",
    "Name is required",
    "Please enter a name",
    "{who}'s request",
    "Request rejected",
    "See",
    "the reason below.",
    "*{days}* days left",
    "done",
    "was away",
    "is away",
  ]);
});

test("the code of a value doesn't hide the text around it", () => {
  const source = `
    const short = \`Time off in \${yearName(first.year + 1)} relies on \${holder.name ?? "you"}.\`;
    const done = \`#\${name} will get a message\`;
    const found = \`\${figure(count)} \${count === 1 ? "person" : "people"}\`;
    const rule = \`#\${id} .row { color: red }\`;`;
  expect(textsIn(source, "texts.ts")).toEqual([
    'Time off in {yearName(first.year + 1)} relies on {holder.name ?? "you"}.',
    "#{name} will get a message",
    "{figure(count)} {person|people}",
  ]);
});

test("code in strings is skipped: imports, comparisons, types, keys, SQL, headers, and texts for programmers", () => {
  const source = `
    import x from "a file of ours";
    type Kind = "Long Leave" | "Short Leave";
    if (kind === "Long Leave" || status.includes("Not Found")) log.info("A run has ended");
    const row = await tx.query("SELECT a FROM b WHERE c = 1 AND d");
    throw new Error("The office is gone");
    res.set("Content-Type", "text/csv; charset=utf-8");
    const zone = "America/New_York", name = "RequestRow", list = { "Some Key": 1 };`;
  expect(textsIn(source, "code.ts")).toEqual([]);
});

test("texts that a form sets beside its fields are found, whatever the fields are called", () => {
  const source =
    'setWrong({ name: "No match", email: isLate ? "Too late" : "Wrong" }); setFacts({ name: "Long Name" });';
  expect(textsIn(source, "form.ts")).toEqual(["No match", "Too late", "Wrong"]);
});

test("each text has the line on which it starts", () => {
  const source = 'const a = "First text";\n\nexport const Part = () => (\n  <p>\n    Second text\n  </p>\n);';
  expect(visibleTexts(parseSource("Part.tsx", source)).map(({ line }) => line)).toEqual([1, 5]);
});
