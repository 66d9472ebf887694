import { DeadEnd } from "#console/shared/states/DeadEnd.tsx";

export function NotFound() {
  return (
    <DeadEnd tab="Page Not Found" title="404 Page Not Found">
      This page doesn&apos;t exist.
    </DeadEnd>
  );
}
