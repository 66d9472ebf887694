import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { memo } from "react";
import { Section } from "#console/shared/parts/Section.tsx";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import { changed } from "#core/policies/form/changed.ts";
import { NameField } from "../inputs/NameField.tsx";
import { GrantAmount } from "./GrantAmount.tsx";
import { GrantExpiry } from "./GrantExpiry.tsx";
import { GrantShares } from "./GrantShares.tsx";
import { GrantTiming } from "./GrantTiming.tsx";
import { GrantLimit } from "./GrantLimit.tsx";

interface GrantCardProps {
  grant: GrantRule;
  index: number;
  title: string;
  isOneOfMany: boolean;
  onChange: (index: number, change: (grant: GrantRule) => GrantRule) => void;
  onRemove: (index: number) => void;
}

export const GrantCard = memo(function GrantCard({
  grant,
  index,
  title,
  isOneOfMany,
  onChange,
  onRemove,
}: GrantCardProps) {
  const path = `grants[${index}]`;
  const change = (fields: Partial<GrantRule>) => onChange(index, (current) => changed(current, fields));
  const props = { grant, change, path };
  const remove = (
    <Button
      size="small"
      color="inherit"
      startIcon={<DeleteOutlined />}
      aria-label={`Remove ${title}`}
      onClick={() => onRemove(index)}
    >
      Remove
    </Button>
  );
  return (
    <Section title={title} actions={isOneOfMany ? remove : undefined}>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {(isOneOfMany || grant.name !== undefined) && (
          <Box sx={{ maxWidth: 360 }}>
            <NameField
              label="Name"
              value={grant.name ?? ""}
              onChange={(name) => change({ name: name === "" ? undefined : name })}
              path={`${path}.name`}
            />
          </Box>
        )}
        <GrantAmount {...props} onReplace={(next) => onChange(index, () => next)} />
        <GrantTiming {...props} />
        <GrantShares {...props} />
        <GrantLimit {...props} />
        <GrantExpiry {...props} />
      </Box>
    </Section>
  );
});
