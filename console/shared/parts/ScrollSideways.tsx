import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Wide content can also be scrolled with the keyboard. */
export function ScrollSideways({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === "undefined") return undefined;
    const watch = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth));
    for (const part of [current, ...current.children]) watch.observe(part);
    return () => watch.disconnect();
  }, []);
  return (
    <Box
      ref={box}
      {...(isWide && { role: "group", tabIndex: 0, "aria-label": label })}
      sx={{ position: "relative", overflowX: "auto", "@media print": { overflow: "visible" } }}
    >
      {children}
    </Box>
  );
}
