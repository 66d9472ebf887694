import { type RaRecord, useGetRecordRepresentation } from "react-admin";

/** Returns a function that names a record of a resource, by the resource's `recordRepresentation`. */
export function useNameOf(resource: string | undefined): (row: RaRecord) => string {
  const represent = useGetRecordRepresentation(resource);
  return (row) => {
    const name = represent(row);
    return typeof name === "string" ? name : String(row.id);
  };
}
