import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/** Security: moves the token from the URL to the history entry's state, which isn't visible but survives a reload. */
export function useLinkToken(inAddress: string | null, page: string): string | null {
  const { state } = useLocation() as { state: { linkToken?: unknown } | null };
  const navigate = useNavigate();
  useEffect(() => {
    if (inAddress) void navigate(page, { replace: true, state: { linkToken: inAddress } });
  }, [inAddress, page, navigate]);
  const kept = state?.linkToken;
  return inAddress ?? (typeof kept === "string" ? kept : null);
}
