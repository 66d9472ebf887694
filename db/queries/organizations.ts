import { row } from "./statement.ts";

const NAME = { name: "organization-name", text: "SELECT name FROM organizations WHERE id = $1" };

/** The name of an organisation. */
export async function findOrganizationName(id: string): Promise<string | undefined> {
  return (await row<{ name: string }>(NAME, [id]))?.name;
}
