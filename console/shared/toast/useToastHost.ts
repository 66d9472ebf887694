import { useEffect, useState } from "react";

/**
 * Hosts toasts at the end of the page. An open dialog hides its siblings from screen readers. Toasts must still be
 * announced, so the hiding attribute is removed whenever it appears.
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
