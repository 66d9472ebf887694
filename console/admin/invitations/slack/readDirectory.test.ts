import { expect, test } from "@jest/globals";
import type { SlackDirectoryAnswer } from "#core/api/admin/SlackDirectoryAnswer.ts";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { readDirectory, type Reading } from "./readDirectory.ts";

const candidate = (name: string, email: string | null, obstacle: "invited" | null = null) => ({
  slackUserId: `U${name}`,
  name,
  email,
  isGuest: false,
  obstacle,
});
const leaver = (name: string, isLinked: boolean) => ({
  id: name,
  name,
  email: `${name}@a.example`,
  role: "Employee" as const,
  officeName: "Main Office",
  requests: 0,
  reports: 0,
  delegations: 0,
  slackUserId: `U${name}`,
  isLinked,
  obstacle: null,
});
const page = (teamId: string, more: Partial<SlackDirectoryAnswer>): SlackDirectoryAnswer => ({
  teamId,
  teamName: teamId,
  members: 2,
  candidates: [],
  leavers: [],
  present: [],
  next: null,
  isCut: false,
  ...more,
});
const busy = (seconds: string | null) => new ApiError(429, "", JSON.stringify({ code: "slack_busy" }), seconds);

async function reading(answers: (SlackDirectoryAnswer | Error)[]) {
  const asked: (string | null)[] = [];
  const waits: number[] = [];
  const progress: Reading[] = [];
  const directory = readDirectory({
    page: async (cursor) => {
      asked.push(cursor);
      const answer = answers[asked.length - 1];
      if (!answer || answer instanceof Error) throw answer ?? new Error("No page is left");
      return answer;
    },
    wait: async (seconds) => void waits.push(seconds),
    onProgress: (now) => progress.push(now),
  });
  return { directory: await directory, asked, waits, progress };
}

test("a person who is active in another workspace hasn't left, and everyone is listed once", async () => {
  const { directory, asked } = await reading([
    page("T1", {
      candidates: [candidate("Zoe", "zoe@a.example"), candidate("Ana", "ana@a.example", "invited")],
      leavers: [leaver("Ben", false), leaver("Cy", true)],
      next: "two",
    }),
    page("T2", {
      candidates: [candidate("Zoe", "ZOE@a.example"), candidate("Nan", null)],
      leavers: [leaver("Ben", true)],
      present: ["Cy"],
    }),
  ]);
  expect(asked).toEqual([null, "two"]);
  expect(directory.members).toBe(4);
  expect(directory.candidates.map(({ name }) => name)).toEqual(["Nan", "Zoe", "Ana"]);
  expect(directory.leavers).toMatchObject([{ id: "Ben", teamId: "T2", isLinked: true }]);
});

test("reading waits as long as Slack asks, and then reads the same page again", async () => {
  const { asked, waits, progress } = await reading([
    page("T1", { next: "two" }),
    busy("40"),
    busy(null),
    page("T1", {}),
  ]);
  expect(asked).toEqual([null, "two", "two", "two"]);
  expect(waits).toEqual([40, 30]);
  expect(progress).toContainEqual({ members: 2, waits: 40 });
});

test("reading gives up after five minutes of waiting, and at once after another error", async () => {
  await expect(reading([busy("200"), busy("101")])).rejects.toMatchObject({ code: "slack_busy" });
  await expect(reading([new ApiError(409, "", "{}")])).rejects.toMatchObject({ status: 409 });
});
