import KeyboardArrowDownRounded from "@mui/icons-material/KeyboardArrowDownRounded";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { countText } from "#core/countText.ts";
import { BulkDialog } from "../../bulk/BulkDialog.tsx";
import { useSelected } from "../../bulk/useSelected.ts";
import { usePeopleActs } from "./usePeopleActs.tsx";

/** The actions on the selected people. */
export function PeopleBulk() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const [chosen, setChosen] = useState<string>();
  const { items, over } = useSelected();
  const acts = usePeopleActs();
  const act = acts.find(({ title }) => title === chosen);
  const close = (wasTried: boolean) => {
    setChosen(undefined);
    if (wasTried) over();
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        endIcon={<KeyboardArrowDownRounded />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Change selected
      </Button>
      <Menu open={isOpen} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {acts.map(({ title }) => (
          <MenuItem
            key={title}
            onClick={() => {
              setAnchor(null);
              setChosen(title);
            }}
          >
            {title}
          </MenuItem>
        ))}
      </Menu>
      {act && (
        <BulkDialog
          {...act}
          lead={`${countText(items.length, "person").replace("persons", "people")} selected. ${act.lead}`}
          submit="Apply"
          items={items}
          onClose={close}
        />
      )}
    </>
  );
}
