import Button from "@mui/material/Button";
import { Link } from "react-router";
import { blockingPolicy } from "./blockingPolicy.ts";

export function OpenBlockingPolicy({ error }: { error: unknown }) {
  const id = blockingPolicy(error);
  if (id === null) return null;
  return (
    <Button component={Link} to={`/policies/${id}`} color="inherit" size="small">
      Open that policy
    </Button>
  );
}
