import { describe, expect, test } from "@jest/globals";
import { blockKitFaults } from "#scripts/sandbox/slackApi/blockKitFaults.ts";
import type { Digest } from "#core/notify/digest.ts";
import { digestBlocks, digestText } from "./digestBlocks.ts";

const TODAY = "2027-03-01";
const message = (digest: Partial<Digest>, officeName = "Berlin") => {
  const toPost = {
    teamId: "T1",
    channelId: "C1",
    officeName,
    today: TODAY,
    digest: { today: [], nextWeek: [], ...digest },
  };
  return { text: digestText(toPost), blocks: digestBlocks(toPost) };
};
const texts = (digest: Partial<Digest>) =>
  message(digest).blocks.flatMap((block) => (block.type === "section" ? [block.text?.text] : []));
const span = (startDate: string, endDate = startDate, isHalfDay = false) => ({ startDate, endDate, isHalfDay });

describe("the morning message", () => {
  test("shows who is away today, and until when", () => {
    const today = [
      { name: "Ann", until: TODAY, isHalfDay: false },
      { name: "Bo", until: "2027-03-10", isHalfDay: false },
      { name: "Cy", until: TODAY, isHalfDay: true },
    ];
    expect(texts({ today })).toEqual(["*Today*\n• Ann\n• Bo, until Wed, March 10\n• Cy, half day"]);
    expect(message({ today }).text).toBe("Berlin: 3 away today, nobody next week");
  });

  test("shows who is away next week, and on which days", () => {
    const nextWeek = [
      { name: "Ann", spans: [span("2027-03-08", "2027-03-12")], isAllWeek: true },
      { name: "Bo", spans: [span("2027-03-08"), span("2027-03-10", "2027-03-11")], isAllWeek: false },
      { name: "Cy", spans: [span("2027-03-12", "2027-03-12", true)], isAllWeek: false },
    ];
    expect(texts({ nextWeek })).toEqual(["*Next week*\n• Ann: all week\n• Bo: Mon, Wed – Thu\n• Cy: Fri (half day)"]);
    expect(message({ nextWeek }).text).toBe("Berlin: nobody away today, 3 next week");
  });
});

describe("a long or hostile message", () => {
  const HOSTILE = "<!channel> & <https://x|y> @here *bold* 👩‍👧 ".repeat(120);

  test.each([1, 5, 50, 500])("stays escaped and within Slack's limits with %i people", (count) => {
    for (const name of ["Ann Whitfield", "&".repeat(120), HOSTILE]) {
      const today = Array.from({ length: count }, () => ({ name, until: "2027-03-10", isHalfDay: false }));
      const spans = ["2027-03-08", "2027-03-10", "2027-03-12"].map((date) => ({
        startDate: date,
        endDate: date,
        isHalfDay: true,
      }));
      const nextWeek = Array.from({ length: count }, () => ({ name, spans, isAllWeek: false }));
      const posted = message({ today, nextWeek }, name);
      expect(blockKitFaults("message", { blocks: posted.blocks })).toEqual([]);
      expect(JSON.stringify(posted)).not.toMatch(/<!|<http|<@/);
    }
  });

  test("counts the people who do not fit", () => {
    const today = Array.from({ length: 500 }, () => ({ name: "Ann Whitfield", until: TODAY, isHalfDay: false }));
    const [text = ""] = texts({ today });
    const shown = text.match(/• Ann Whitfield/g)?.length ?? 0;
    expect(shown).toBeGreaterThan(100);
    expect(text).toMatch(new RegExp(`and ${500 - shown} more$`));
  });
});
