import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FilterListIcon from "@mui/icons-material/FilterList";
import { Children, type ReactNode, useId, useState } from "react";
import { FilterLiveForm, useListContext } from "react-admin";

const MOST_ON_A_LINE = 6;

const DATE = "9.375rem";

export function FilterBar({ label, filters }: { label: string; filters: ReactNode }) {
  const [first, ...others] = Children.toArray(filters);
  const { filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const folds = others.length > 1;
  const set = Object.keys(filterValues ?? {}).filter((name) => name !== "q").length;
  return (
    <FilterLiveForm>
      <Box
        component="section"
        aria-label={label}
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${others.length >= MOST_ON_A_LINE ? `max(${DATE}, 23%)` : DATE}), 1fr))`,
          mb: 2,
          "& .MuiFormControl-root": { m: 0, width: 1 },
        }}
      >
        {first}
        {folds && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<FilterListIcon />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            sx={{ display: { sm: "none" }, borderColor: "divider", justifyContent: "flex-start" }}
          >
            {set === 0 ? "Filters" : `Filters (${set})`}
          </Button>
        )}
        <Box id={id} sx={{ display: { xs: folds && !isOpen ? "none" : "contents", sm: "contents" } }}>
          {others}
        </Box>
      </Box>
    </FilterLiveForm>
  );
}
