import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { memo, useState } from "react";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { personPath } from "#core/links/personPath.ts";
import { shownAddress } from "#core/people/erasure.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import { PersonLine } from "#console/shared/people/PersonLine.tsx";
import { RoleBadge } from "#console/shared/people/RoleBadge.tsx";
import { VisuallyHidden } from "#console/shared/parts/VisuallyHidden.tsx";
import type { UserAct } from "./userActs.ts";
import { UserActions } from "./UserActions.tsx";

interface Actor {
  id: string;
  role: Role;
}

interface UserRowsProps {
  users: UserAnswer[];
  me: Actor;
  readable: ReadonlySet<string>;
  onAct: (act: UserAct) => void;
}

const AT_A_TIME = 50;

const wideOnly = (width: string) => ({
  display: "none",
  [`@container (min-width: ${width})`]: { display: "table-cell" },
});
const ROLE = wideOnly("28.75rem");
const OFFICE = wideOnly("38.75rem");
const MANAGER = wideOnly("48.75rem");

const ONE_ACTION = { width: 84, "@container (min-width: 28.75rem)": { width: "calc(1rem + 68px)" } };
const TWO_ACTIONS = { width: 112, "@container (min-width: 28.75rem)": { width: "calc(2.25rem + 76px)" } };

const BELOW_NAME = {
  mt: 0.75,
  ml: 6,
  display: "flex",
  flexWrap: "wrap",
  columnGap: 1,
  rowGap: 0.5,
  "@container (min-width: 28.75rem)": { display: "none" },
};

export function UserRows({ users, me, readable, onAct }: UserRowsProps) {
  const [most, setMost] = useState(AT_A_TIME);
  const rest = users.length - most;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <TableContainer component={Card} sx={{ containerType: "inline-size" }}>
        <Table
          aria-label="Users"
          sx={{ tableLayout: "fixed", "& td": { py: 1.25 }, "& tr:last-child td": { borderBottom: 0 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>Name</TableCell>
              <TableCell sx={{ ...ROLE, width: "7.25rem" }}>Role</TableCell>
              <TableCell sx={{ ...OFFICE, width: "19%" }}>Office</TableCell>
              <TableCell sx={{ ...MANAGER, width: "19%" }}>Manager</TableCell>
              <TableCell sx={isAtLeast(me.role, "Admin") ? TWO_ACTIONS : ONE_ACTION}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {users.slice(0, most).map((user) => (
              <UserRow key={user.id} user={user} me={me} isReadable={readable.has(user.id)} onAct={onAct} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {rest > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => setMost(most + AT_A_TIME)}
          sx={{ justifySelf: "center" }}
        >
          Show More ({rest})
        </Button>
      )}
    </Box>
  );
}

interface UserRowProps extends Pick<UserRowsProps, "me" | "onAct"> {
  user: UserAnswer;
  isReadable: boolean;
}

const UserRow = memo(function UserRow({ user, me, isReadable, onAct }: UserRowProps) {
  const badges = (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
      <RoleBadge role={user.role} />
      {!user.isActive && <Chip size="small" label={user.isErased ? "Erased" : "Inactive"} />}
    </Box>
  );
  return (
    <TableRow hover>
      <TableCell>
        <PersonLine
          name={user.name}
          avatar={user.avatar}
          detail={shownAddress(user.email)}
          page={isReadable && (user.isActive || isAtLeast(me.role, "Admin")) ? personPath(user.id) : undefined}
        />
        <Box sx={BELOW_NAME}>
          {badges}
          {user.officeName && (
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {user.officeName}
            </Typography>
          )}
        </Box>
      </TableCell>
      <TableCell sx={ROLE}>{badges}</TableCell>
      <TableCell sx={{ ...OFFICE, overflowWrap: "anywhere" }}>{user.officeName ?? "–"}</TableCell>
      <TableCell sx={{ ...MANAGER, overflowWrap: "anywhere" }}>{user.managerName ?? "–"}</TableCell>
      <TableCell align="right" sx={{ pl: 0 }}>
        {isReadable && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => onAct({ kind: "balances", user })}
            aria-label={`${user.name}'s PTO`}
            sx={{ minWidth: 0 }}
          >
            PTO
          </Button>
        )}
        {isAtLeast(me.role, "Admin") && <UserActions user={user} me={me} onAct={onAct} />}
      </TableCell>
    </TableRow>
  );
});
