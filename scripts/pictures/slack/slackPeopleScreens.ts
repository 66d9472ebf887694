import type {
  SlackCandidateAnswer,
  SlackDirectoryAnswer,
  SlackLeaverAnswer,
} from "#core/api/admin/SlackDirectoryAnswer.ts";
import { inConsole } from "../inConsole.ts";
import type { Screen } from "../Screen.ts";
import { answering, type Prepare } from "../screenSteps.ts";

const PATH = "people/slack";
const HEADING = "People in Slack";
const EMPTY: SlackDirectoryAnswer = {
  teamId: "T1",
  teamName: "Lumen & Oak",
  members: 12,
  candidates: [],
  leavers: [],
  present: [],
  next: null,
  isCut: false,
};

const candidate = (name: string, more: Partial<SlackCandidateAnswer> = {}): SlackCandidateAnswer => ({
  slackUserId: name,
  name,
  email: `${name.toLowerCase().replaceAll(" ", ".")}@lumen-oak.example`,
  isGuest: false,
  obstacle: null,
  ...more,
});

const leaver = (name: string, more: Partial<SlackLeaverAnswer> = {}): SlackLeaverAnswer => ({
  id: name,
  name,
  email: `${name.toLowerCase().replaceAll(" ", ".")}@lumen-oak.example`,
  role: "Employee",
  officeName: "New York",
  requests: 0,
  reports: 0,
  delegations: 0,
  slackUserId: name,
  isLinked: true,
  obstacle: null,
  ...more,
});

const SOME: SlackDirectoryAnswer = {
  ...EMPTY,
  candidates: [
    candidate("Priya Natarajan"),
    candidate("Jonas Weber"),
    candidate("Amélie Duchêne-Beauregard", { email: "amelie.duchene-beauregard@lumen-oak.example" }),
    candidate("Ines Ferreira", { obstacle: "invited" }),
    candidate("Shared Phone", { email: null, obstacle: "noEmail" }),
    candidate("Theo Vogel", { obstacle: "unconfirmedEmail" }),
    candidate("Kira Olsen", { isGuest: true }),
  ],
  leavers: [
    leaver("Tom Okafor", { role: "Manager", reports: 3, requests: 2, delegations: 1 }),
    leaver("Grace Kim", { isLinked: false, requests: 1 }),
    leaver("Olivia Hart", { role: "Owner", obstacle: "self" }),
  ],
};

const MANY: SlackDirectoryAnswer = {
  ...EMPTY,
  members: 20_000,
  isCut: true,
  candidates: Array.from({ length: 500 }, (_, at) => candidate(`Person ${String(at + 1).padStart(3, "0")}`)),
  leavers: Array.from({ length: 60 }, (_, at) => leaver(`Former Colleague ${String(at + 1).padStart(2, "0")}`)),
};

const showing =
  (answer: SlackDirectoryAnswer): Prepare =>
  async (page) => {
    await answering("**/api/admin/slack-directory", answer)(page);
    await answering("**/api/users/settlements", [])(page);
  };

const chosen =
  (list: string, button: RegExp): Prepare =>
  async (page) => {
    await page.getByRole("table", { name: list }).getByRole("checkbox", { name: "Select all" }).check();
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("dialog").waitFor();
  };

export const SLACK_PEOPLE_SCREENS: Screen[] = [
  { ...inConsole("slack-people-none", PATH, HEADING), isVariant: true, arrange: showing(EMPTY) },
  { ...inConsole("slack-people", PATH, HEADING), isWhole: true, arrange: showing(SOME) },
  { ...inConsole("slack-people-many", PATH, HEADING), isVariant: true, isWhole: true, arrange: showing(MANY) },
  {
    ...inConsole("slack-people-invite", PATH, HEADING, chosen("Members without an account", /^Invite /)),
    arrange: showing(SOME),
  },
  {
    ...inConsole("slack-people-deactivate", PATH, HEADING, chosen("People who left Slack", /^Deactivate /)),
    arrange: showing(SOME),
  },
];
