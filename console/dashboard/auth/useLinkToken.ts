import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * The token of the link by which this page was opened. It is moved from the address into the state of the history
 * entry, at `page`: nobody reads it off the screen, no address is shared with it, and a reload still has it.
 */
export function useLinkToken(inAddress: string | null, page: string): string | null {
  const { state } = useLocation() as { state: { linkToken?: unknown } | null };
  const navigate = useNavigate();
  useEffect(() => {
    if (inAddress) void navigate(page, { replace: true, state: { linkToken: inAddress } });
  }, [inAddress, page, navigate]);
  const kept = state?.linkToken;
  return inAddress ?? (typeof kept === "string" ? kept : null);
}
