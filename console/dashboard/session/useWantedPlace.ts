import { useLocation } from "react-router";
import { ownPlace } from "#core/links/ownPlace.ts";

/** Where somebody wanted to go who found the login: what the login was told, else the page at whose address it shows. */
export function useWantedPlace(): string | undefined {
  const { pathname, search } = useLocation();
  if (pathname === "/login") return ownPlace(new URLSearchParams(search).get("then") ?? "");
  return pathname === "/" ? undefined : ownPlace(pathname + search);
}
