import DescriptionOutlined from "@mui/icons-material/DescriptionOutlined";
import Button from "@mui/material/Button";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { finalStatementPath } from "#core/links/finalStatementPath.ts";

/** Opens the final statement of a person who has an end date; renders nothing for others. */
export function StatementLink({ person }: { person: PersonAnswer }) {
  if (!person.endDate) return null;
  return (
    <Button component="a" href={finalStatementPath(person.id)} variant="outlined" startIcon={<DescriptionOutlined />}>
      Final statement
    </Button>
  );
}
