import { DeadEnd } from "#console/shared/states/DeadEnd.tsx";

/** The page for unknown addresses. */
export function NotFound() {
  return (
    <DeadEnd tab="Page Not Found" title="404 Page Not Found">
      This page doesn&apos;t exist.
    </DeadEnd>
  );
}
