import { row } from "../statement.ts";

const TEXT = { name: "personal-text", text: "SELECT text FROM personal_texts WHERE organization_id = $1 AND id = $2" };

/** Returns the text with this id, to which entries refer; null if it was erased or doesn't exist. */
export async function findPersonalText(organizationId: string, id: string): Promise<string | null> {
  return (await row<{ text: string | null }>(TEXT, [organizationId, id]))?.text ?? null;
}
