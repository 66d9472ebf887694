import { rows } from "../statement.ts";

const TEXTS = {
  name: "personal-texts",
  text: "SELECT id, text FROM personal_texts WHERE organization_id = $1 AND id = ANY ($2::uuid[])",
};

export function findPersonalTexts(
  organizationId: string,
  ids: readonly string[],
): Promise<{ id: string; text: string | null }[]> {
  return rows(TEXTS, [organizationId, ids]);
}
