import { type RaRecord, useGetRecordRepresentation } from "react-admin";

/** Returns a function that returns a record's name: its resource's `recordRepresentation` if it is text, or its id. */
export function useNameOf(resource: string | undefined): (row: RaRecord) => string {
  const represent = useGetRecordRepresentation(resource);
  return (row) => {
    const name = represent(row);
    return typeof name === "string" ? name : String(row.id);
  };
}
