import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import type { ConsoleList } from "#core/links/consolePaths.ts";

interface RecordLinkProps {
  place: ConsoleList;
  id: string | null | undefined;
  children: ReactNode;
}

export function RecordLink({ place, id, children }: RecordLinkProps) {
  if (!id) return <>{children}</>;
  return (
    <Link component={RouterLink} to={`/${place}/${id}`} sx={{ fontWeight: 600 }} underline="hover">
      {children}
    </Link>
  );
}

export function listPath(place: ConsoleList, filter: object): string {
  return `/${place}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

export function ListLink({
  place,
  filter,
  inText = false,
  children,
}: Pick<RecordLinkProps, "place" | "children"> & { filter: object; inText?: boolean }) {
  return (
    <Link component={RouterLink} to={listPath(place, filter)} underline={inText ? "always" : "hover"}>
      {children}
    </Link>
  );
}
