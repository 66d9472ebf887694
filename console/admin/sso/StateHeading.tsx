import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";

interface StateHeadingProps {
  heading: string;
  state: string;
  isReady: boolean;
}

export function StateHeading({ heading, state, isReady }: StateHeadingProps) {
  return (
    <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
      {heading}
      <Chip size="small" variant="outlined" color={isReady ? "success" : "default"} label={state} sx={{ ml: 1 }} />
    </Typography>
  );
}
