import DownloadRounded from "@mui/icons-material/DownloadRounded";
import Button from "@mui/material/Button";
import { mayExport } from "#core/people/personExport.ts";
import { at } from "#console/shared/api/call.ts";
import { useMe } from "../session/consoleSession.ts";
import type { Person } from "./Person.ts";

/** Downloads all data about a person; renders nothing for viewers who may not export it. */
export function ExportLink({ person }: { person: Person }) {
  if (!mayExport(useMe(), person)) return null;
  return (
    <Button
      component="a"
      href={at("api", "admin", "people", person.id, "export")}
      download
      variant="outlined"
      startIcon={<DownloadRounded />}
    >
      Export data
    </Button>
  );
}
