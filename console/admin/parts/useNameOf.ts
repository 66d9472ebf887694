import { type RaRecord, useGetRecordRepresentation } from "react-admin";

/** The name is the resource's `recordRepresentation` if that is text, and otherwise the id. */
export function useNameOf(resource: string | undefined): (row: RaRecord) => string {
  const represent = useGetRecordRepresentation(resource);
  return (row) => {
    const name = represent(row);
    return typeof name === "string" ? name : String(row.id);
  };
}
