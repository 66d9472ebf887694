import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import InputBase from "@mui/material/InputBase";
import Typography from "@mui/material/Typography";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import SearchRounded from "@mui/icons-material/SearchRounded";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { countText } from "#core/countText.ts";
import { wordsOf } from "../api/ApiError.ts";
import { VisuallyHidden } from "../parts/VisuallyHidden.tsx";
import { SearchList } from "./SearchList.tsx";
import type { SearchItem } from "./SearchItem.ts";
import { useSearchItems } from "./useSearchItems.ts";

const MAX_LENGTH = 100;

interface SearchDialogProps {
  me: MeAnswer;
  onOpen: (path: string) => void;
  onClose: () => void;
}

const beginHere = (field: HTMLElement | null) => {
  field?.focus();
};

export function SearchDialog({ me, onOpen, onClose }: SearchDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const [search, setSearch] = useState("");
  const [at, setAt] = useState(0);
  const isAwaited = useRef(false);
  const { items, isComplete, error } = useSearchItems(me, search);
  const active = Math.min(at, items.length - 1);
  const open = (item: SearchItem | undefined) => {
    if (!item) return;
    onClose();
    onOpen(item.path);
  };

  useEffect(() => {
    if (!isAwaited.current || !isComplete) return;
    isAwaited.current = false;
    const item = items[active];
    if (!item) return;
    onClose();
    onOpen(item.path);
  }, [isComplete, items, active, onOpen, onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyMove(event.key, active, items.length);
    if (to !== undefined) setAt(to);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      if (isComplete) open(items[active]);
      else isAwaited.current = true;
    } else return;
    event.preventDefault();
  };
  const nothing = error ? wordsOf(error, "The search failed. Please try again.") : "Nothing found";
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
      slotProps={{
        paper: {
          "aria-label": "Search",
          "aria-labelledby": undefined,
          sx: isPhone ? {} : { mt: "12vh", maxHeight: "70vh" },
        },
      }}
    >
      <Box
        sx={{ display: "flex", alignItems: "center", gap: 1.25, px: 2, py: 1, borderBottom: 1, borderColor: "divider" }}
      >
        <SearchRounded fontSize="small" sx={{ color: "text.secondary" }} />
        <InputBase
          inputRef={beginHere}
          fullWidth
          value={search}
          placeholder="Search people, pages, and more"
          onChange={(event) => {
            setSearch(event.target.value);
            setAt(0);
            isAwaited.current = false;
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: "combobox",
            "aria-label": "Search",
            "aria-expanded": items.length > 0,
            "aria-controls": `${id}-list`,
            "aria-autocomplete": "list",
            "aria-activedescendant": items[active] ? `${id}-${active}` : undefined,
            autoComplete: "off",
            spellCheck: false,
            maxLength: MAX_LENGTH,
          }}
          sx={{ fontSize: "1.0625rem", minHeight: 40 }}
        />
        <Box
          component="button"
          type="button"
          onClick={onClose}
          sx={{
            font: "inherit",
            fontSize: "0.8125rem",
            px: 1,
            minHeight: 28,
            border: 1,
            borderColor: "divider",
            borderRadius: 1,
            bgcolor: "transparent",
            color: "text.secondary",
            cursor: "pointer",
          }}
        >
          Close
        </Box>
      </Box>
      <SearchList id={id} items={items} active={active} onChoose={(index) => open(items[index])} />
      {items.length === 0 && (
        <Typography sx={{ px: 3, pt: 1, pb: 3, color: "text.secondary" }}>
          {isComplete ? nothing : "Searching..."}
        </Typography>
      )}
      <VisuallyHidden isStatus>{isComplete && search !== "" ? countText(items.length, "result") : ""}</VisuallyHidden>
    </Dialog>
  );
}

function keyMove(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return (active - 1 + count) % count;
  return undefined;
}
