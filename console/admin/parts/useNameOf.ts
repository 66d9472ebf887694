import { type RaRecord, useGetRecordRepresentation } from "react-admin";

/** Gives how people know one thing of a resource, by what its folder says. */
export function useNameOf(resource: string | undefined): (row: RaRecord) => string {
  const represent = useGetRecordRepresentation(resource);
  return (row) => {
    const name = represent(row);
    return typeof name === "string" ? name : String(row.id);
  };
}
