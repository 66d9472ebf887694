import SearchRounded from "@mui/icons-material/SearchRounded";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";

interface SearchButtonProps {
  prepare: () => unknown;
  onClick: () => void;
}

export function SearchButton({ prepare, onClick }: SearchButtonProps) {
  return (
    <Tooltip title="Search (Ctrl+K or Cmd+K)">
      <IconButton aria-label="Search" onPointerEnter={prepare} onFocus={prepare} onClick={onClick}>
        <SearchRounded fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
