import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";

interface OfficeChoiceProps {
  offices: readonly { officeId: string; officeName: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

export function OfficeChoice({ offices, chosen, onChange }: OfficeChoiceProps) {
  return (
    <FormGroup>
      {offices.map(({ officeId, officeName }) => (
        <FormControlLabel
          key={officeId}
          label={officeName}
          control={
            <Checkbox
              checked={chosen.includes(officeId)}
              onChange={(_, isChosen) =>
                onChange(isChosen ? [...chosen, officeId] : chosen.filter((one) => one !== officeId))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}
