import { inConsole } from "./inConsole.ts";
import { answering, type Prepare } from "./screenSteps.ts";
import type { Screen } from "./Screen.ts";

const OFFICE = { officeName: "Amsterdam", managerName: "Tom Okafor" };
const BLOCKS = [
  { id: "1", name: "Ana Silva", ...OFFICE, type: "vacation", days: 10, longest: 0, by: "2026-12-31" },
  { id: "2", name: "Bram Smit", ...OFFICE, type: "vacation", days: 10, longest: 6, by: "2026-12-31" },
  {
    id: "3",
    name: "Christopher Vanderbilt-Montgomery",
    ...OFFICE,
    type: "vacation",
    days: 10,
    longest: 9,
    by: "2026-12-31",
  },
];

const credit = (id: string, userName: string, status: string, notes: string) => ({
  id,
  type: "vacation",
  startDate: "2026-11-21",
  endDate: "2026-11-21",
  notes,
  isHalfDay: false,
  status,
  version: 1,
  days: 1,
  submittedAt: "2026-11-23T09:00:00.000Z",
  decidedAt: status === "pending" ? null : "2026-11-23T14:00:00.000Z",
  decidedByName: status === "pending" ? null : "Tom Okafor",
  isDecidedByOwner: false,
  rejectionReason: status === "rejected" ? "It was paid" : null,
  isCredit: true,
  userId: id,
  userName,
  officeName: "Amsterdam",
});
const CREDITS = [
  credit("1", "Ana Silva", "pending", "Moved the servers on Saturday"),
  credit("2", "Bram Smit", "approved", "The fair"),
  credit("3", "Christopher Vanderbilt-Montgomery", "rejected", "Stocktaking"),
];
const withCredits: Prepare = async (page) => {
  await page.route("**/api/admin/credits?*", (route) =>
    route.fulfill({ json: CREDITS, headers: { "Content-Range": "credits 0-2/3" } }),
  );
  await answering("**/api/admin/credits/1", CREDITS[0])(page);
};

export const ARRANGED_SCREENS: Screen[] = [
  { ...inConsole("credits", "credits", "Extra work"), isVariant: true, arrange: withCredits },
  {
    ...inConsole("credit", "credits/1/show", /^Ana Silva/),
    isVariant: true,
    arrange: withCredits,
    opens: "/admin/credits/:id/show",
  },
  {
    ...inConsole("report-blocks", "reports/blocks", "Consecutive time off"),
    isVariant: true,
    arrange: answering("**/api/admin/reports/blocks", { people: BLOCKS }),
  },
  {
    name: "team-blocks",
    isVariant: true,
    as: "Manager",
    path: "/team",
    heading: "Team",
    arrange: answering("**/api/team/blocks", BLOCKS),
  },
];
