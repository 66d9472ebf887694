import Box from "@mui/material/Box";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";

const FADE = "linear-gradient(to right, #000 calc(100% - 2rem), transparent)";

export function ScrollSideways({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  const [isCut, setCut] = useState(false);
  const look = useCallback(() => {
    const { current } = box;
    if (!current) return;
    const hidden = current.scrollWidth - current.clientWidth;
    setWide(hidden > 0);
    setCut(hidden - current.scrollLeft >= 1);
  }, []);
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === "undefined") return undefined;
    const watch = new ResizeObserver(look);
    for (const part of [current, ...current.children]) watch.observe(part);
    return () => watch.disconnect();
  }, [look]);
  return (
    <Box
      ref={box}
      onScroll={look}
      {...(isWide && { role: "group", tabIndex: 0, "aria-label": label })}
      sx={{
        position: "relative",
        overflowX: "auto",
        ...(isCut && { maskImage: FADE }),
        "@media print": { overflow: "visible", maskImage: "none" },
      }}
    >
      {children}
    </Box>
  );
}
