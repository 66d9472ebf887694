import type { ReactElement } from "react";
import { AccessDenied } from "#console/shared/states/AccessDenied.tsx";
import { useMe } from "../session/consoleSession.ts";

interface OwnersPageProps {
  to: string;
  children: ReactElement;
}

export function OwnersPage({ to, children }: OwnersPageProps) {
  const { role } = useMe();
  return role === "Owner" ? children : <AccessDenied>{`You need Owner permissions to ${to}`}</AccessDenied>;
}
