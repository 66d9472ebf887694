import { type RaRecord, useGetRecordRepresentation } from "react-admin";

export function useNameOf(resource: string | undefined): (row: RaRecord) => string {
  const represent = useGetRecordRepresentation(resource);
  return (row) => {
    const name = represent(row);
    return typeof name === "string" ? name : String(row.id);
  };
}
