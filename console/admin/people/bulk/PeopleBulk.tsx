import KeyboardArrowDownRounded from "@mui/icons-material/KeyboardArrowDownRounded";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { peopleText } from "#core/countText.ts";
import { useBulk } from "../../bulk/useBulk.tsx";
import { usePeopleActs } from "./usePeopleActs.tsx";

export function PeopleBulk() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const { items, open } = useBulk();
  const acts = usePeopleActs();
  const people = peopleText(items.length);
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
        {acts.map((act) => (
          <MenuItem
            key={act.title}
            onClick={() => {
              setAnchor(null);
              const asked = act.isDestructive
                ? { title: `${act.title} ${people}?`, lead: act.lead }
                : { title: act.title, lead: `${people} selected. ${act.lead}` };
              open({ submit: "Apply", ...act, ...asked });
            }}
          >
            {act.title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
