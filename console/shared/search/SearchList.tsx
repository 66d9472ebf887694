// oxlint-disable jsx-a11y/prefer-tag-over-role -- select and datalist can't group or style the options of a combobox
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import type { SearchItem } from "./SearchItem.ts";

interface SearchListProps {
  id: string;
  items: readonly SearchItem[];
  active: number;
  onChoose: (index: number) => void;
}

export function SearchList({ id, items, active, onChoose }: SearchListProps) {
  return (
    <Box id={`${id}-list`} role="listbox" aria-label="Results" sx={{ overflowY: "auto", minHeight: 0, p: 1 }}>
      {groupsOf(items).map(({ group, first, rows }) => (
        <div key={group} role="group" aria-label={group}>
          <Typography
            variant="body2"
            aria-hidden
            sx={{ px: 1.25, pt: first === 0 ? 0.5 : 1.5, pb: 0.5, color: "text.secondary", fontWeight: 600 }}
          >
            {group}
          </Typography>
          {rows.map((item, nth) => (
            <Option
              key={item.key}
              id={`${id}-${first + nth}`}
              item={item}
              isActive={first + nth === active}
              onChoose={() => onChoose(first + nth)}
            />
          ))}
        </div>
      ))}
    </Box>
  );
}

interface OptionProps {
  id: string;
  item: SearchItem;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, item: { label, detail, avatar }, isActive, onChoose }: OptionProps) {
  return (
    // The combobox handles the keys: it has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <Box
      id={id}
      ref={isActive ? showOption : undefined}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.25,
        px: 1.25,
        py: 0.75,
        minHeight: 40,
        borderRadius: 2,
        cursor: "pointer",
        bgcolor: isActive ? "quiet.strong" : undefined,
        "&:hover": { bgcolor: isActive ? "quiet.strong" : "quiet.main" },
        "@media (forced-colors: active)": isActive ? { outline: "2px solid", outlineOffset: -2 } : {},
      }}
    >
      {avatar !== undefined && <PersonAvatar name={label} avatar={avatar} size={28} />}
      <Box component="span" sx={{ overflowWrap: "anywhere" }}>
        {label}
      </Box>
      {detail && (
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{ flex: "1 1 0", minWidth: 0, textAlign: "right", color: "text.secondary" }}
        >
          {detail}
        </Typography>
      )}
    </Box>
  );
}

function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: "nearest" });
}

function groupsOf(items: readonly SearchItem[]): { group: string; first: number; rows: SearchItem[] }[] {
  const groups: { group: string; first: number; rows: SearchItem[] }[] = [];
  for (const [index, item] of items.entries()) {
    const last = groups.at(-1);
    if (last?.group === item.group) last.rows.push(item);
    else groups.push({ group: item.group, first: index, rows: [item] });
  }
  return groups;
}
