import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import { Link } from "react-router";

/** The button of a list that opens the page to add a record. */
export function AddButton({ place, label }: { place: string; label: string }) {
  return (
    <Button component={Link} to={`/${place}/create`} variant="contained" startIcon={<AddRounded />}>
      {label}
    </Button>
  );
}
