import { useLocation } from "react-router";
import { SECOND_STEP_PATH } from "#core/links/pagePaths.ts";
import { safeReturnPath } from "#core/links/safeReturnPath.ts";

export function useWantedPlace(): string | undefined {
  const { pathname, search } = useLocation();
  if (pathname === "/login" || pathname === SECOND_STEP_PATH)
    return safeReturnPath(new URLSearchParams(search).get("then") ?? "");
  return pathname === "/" ? undefined : safeReturnPath(pathname + search);
}

export function loginBefore(place: string | undefined): string {
  return leadingTo("/login", place);
}

export function secondStepBefore(place: string | undefined): string {
  return leadingTo(SECOND_STEP_PATH, place);
}

function leadingTo(path: string, place: string | undefined): string {
  return place === undefined ? path : `${path}?then=${encodeURIComponent(place)}`;
}
