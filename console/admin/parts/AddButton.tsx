import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import { Link } from "react-router";

export function AddButton({ place, label }: { place: string; label: string }) {
  return (
    <Button component={Link} to={`/${place}/create`} variant="contained" startIcon={<AddRounded />}>
      {label}
    </Button>
  );
}
