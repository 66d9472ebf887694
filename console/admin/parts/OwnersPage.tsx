import type { ReactElement } from "react";
import { AccessDenied } from "#console/shared/states/AccessDenied.tsx";
import { useMe } from "../session/consoleSession.ts";

interface OwnersPageProps {
  /** The purpose of the page, such as "see the server status". */
  to: string;
  children: ReactElement;
}

/** Keeps a page that an Admin opens by its address from asking for data that it can't get, however often it retries. */
export function OwnersPage({ to, children }: OwnersPageProps) {
  const { role } = useMe();
  return role === "Owner" ? children : <AccessDenied>{`You need Owner permissions to ${to}`}</AccessDenied>;
}
