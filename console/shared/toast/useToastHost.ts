import { useEffect, useState } from "react";

/**
 * An element of its own at the end of the page for the toasts. An open dialog hides everything beside it from screen
 * readers; what it brings about must still be announced, so this element is shown again whenever that happens.
 */
export function useToastHost(): HTMLElement {
  const [host] = useState(() => document.createElement("div"));
  useEffect(() => {
    const observer = new MutationObserver(() => host.removeAttribute("aria-hidden"));
    observer.observe(host, { attributes: true, attributeFilter: ["aria-hidden"] });
    document.body.append(host);
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
}
