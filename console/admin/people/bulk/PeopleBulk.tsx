import KeyboardArrowDownRounded from "@mui/icons-material/KeyboardArrowDownRounded";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useRef, useState } from "react";
import { countText } from "#console/shared/formats.ts";
import { BulkDialog } from "../../bulk/BulkDialog.tsx";
import { useSelected } from "../../bulk/useSelected.ts";
import type { Person } from "../Person.ts";
import { usePeopleActs } from "./usePeopleActs.tsx";

/** What can be done to the people who are selected, all at once. */
export function PeopleBulk() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { items, over } = useSelected<Person>(({ name }) => name);
  const acts = usePeopleActs();
  const act = acts.find(({ title }) => title === chosen);
  const close = (wasTried: boolean) => {
    setChosen(undefined);
    if (wasTried) over();
  };
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        endIcon={<KeyboardArrowDownRounded />}
        onClick={() => setOpen(true)}
      >
        Change selected
      </Button>
      <Menu open={isOpen} anchorEl={anchor.current} onClose={() => setOpen(false)}>
        {acts.map(({ title }) => (
          <MenuItem
            key={title}
            onClick={() => {
              setOpen(false);
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
          lead={`${act.lead} ${countText(items.length, "person").replace("persons", "people")} selected, one after the other.`}
          submit="Begin"
          items={items}
          onClose={close}
        />
      )}
    </>
  );
}
