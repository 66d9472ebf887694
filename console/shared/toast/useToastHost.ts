import { useEffect, useState } from "react";

/** An open dialog hides its siblings from screen readers, but toasts must still be announced. */
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
