import { database } from "#db/connect.ts";
import { importOpeningText, importText } from "../asserting/importText.ts";
import { choosing, type RandomAct, TYPES, type World } from "./World.ts";

export function importActs(world: World): RandomAct[] {
  const { owner, chance } = world;
  const { pick, near, amount } = choosing(world);
  const employees = async () => {
    const { rows: found } = await database().pool.query<{ email: string }>(
      "SELECT email FROM users WHERE organization_id = $1 AND is_active AND role = 'Employee' ORDER BY id",
      [owner.organizationId],
    );
    return found.map(({ email }) => email);
  };
  return [
    {
      weight: 1,
      act: async (day) => {
        const columns: Record<string, () => unknown> = {
          ...(chance() < 0.6 && { office: () => pick(["Tokyo", "Main Office"]) }),
          ...(chance() < 0.5 && { override: () => (chance() < 0.3 ? "" : amount()) }),
          ...pick([
            {},
            { "start date": () => near(day, 200, 20) },
            { "end date": () => (chance() < 0.4 ? "" : near(day, 20, 60)) },
          ]),
        };
        const lines = (await employees()).map((email) =>
          [email, ...Object.values(columns).map((cell) => cell())].join(),
        );
        const file = [["email", ...Object.keys(columns)].join(), ...lines];
        return ["imported", [file, (await importText(owner, file.join("\n"))).counts]];
      },
    },
    {
      weight: 0.5,
      act: async (day) => {
        const lines = (await employees()).map(
          (email) => `${email},${pick(TYPES)},${amount() - 10},${chance() < 0.3 ? Number(day.slice(0, 4)) - 1 : ""}`,
        );
        const file = ["email,type,days,year", ...lines.slice(0, 2)];
        return ["opened", [file, (await importOpeningText(owner, file.join("\n"))).counts]];
      },
    },
  ];
}
