import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { mayExport } from "#core/people/personExport.ts";
import { at } from "#console/shared/api/call.ts";
import { linkOfShown } from "#console/shared/api/shownPerson.ts";
import { useMe } from "../session/consoleSession.ts";

export function ExportLink({ person }: { person: PersonAnswer }) {
  if (!mayExport(useMe(), person)) return null;
  return (
    <Button
      component="a"
      href={linkOfShown(at("api", "admin", "people", person.id, "export"))}
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
    >
      Export data
    </Button>
  );
}
