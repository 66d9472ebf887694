import type { ReactElement } from "react";
import { AccessDenied } from "#console/shared/states/AccessDenied.tsx";
import { useMe } from "../session/consoleSession.ts";

interface OwnersPageProps {
  /** The purpose of the page, such as "see the server status". */
  to: string;
  children: ReactElement;
}

/** An Admin who opens the page by its address can't get its data. */
export function OwnersPage({ to, children }: OwnersPageProps) {
  const { role } = useMe();
  return role === "Owner" ? children : <AccessDenied>{`You need Owner permissions to ${to}`}</AccessDenied>;
}
