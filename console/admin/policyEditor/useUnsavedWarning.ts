import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

/** A warning before the page is left with changes that aren't saved. */
interface UnsavedWarning {
  /** True while the person is asked whether to leave. */
  isAsked: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Asks before a link within the console leaves the page with unsaved changes; the browser asks before the tab is closed
 * or reloaded.
 */
export function useUnsavedWarning(isUnsaved: boolean): UnsavedWarning {
  const navigate = useNavigate();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
      if (!link?.href || !isPlain || link.target === "_blank" || !link.href.includes("/admin/")) return;
      event.preventDefault();
      event.stopPropagation();
      setAddress(new URL(link.href).pathname.replace(/^\/admin/, ""));
    };
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [isUnsaved]);
  return {
    isAsked: address !== null,
    leave: () => address !== null && void navigate(address),
    stay: () => setAddress(null),
  };
}
