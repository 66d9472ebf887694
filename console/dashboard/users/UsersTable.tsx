import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import MenuItem from "@mui/material/MenuItem";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ROLES } from "#core/people/roles.ts";
import { Loaded } from "#console/shared/parts/Loaded.tsx";
import { Nothing } from "#console/shared/parts/Nothing.tsx";
import { PersonLine } from "#console/shared/parts/PersonLine.tsx";
import { RoleBadge } from "#console/shared/parts/RoleBadge.tsx";
import { ListSkeleton } from "#console/shared/parts/Skeletons.tsx";
import { matchingUsers } from "./matchingUsers.ts";
import { SearchField } from "./SearchField.tsx";
import { allUsers, type User } from "./userCalls.ts";

/** The people of the organisation with role, office and manager, to search and to filter. */
export function UsersTable() {
  const users = useQuery(allUsers());
  const [words, setWords] = useState("");
  const [role, setRole] = useState("all");
  const filters = (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 2 }}>
      <SearchField label="Search users" value={words} onChange={setWords} />
      <TextField
        id="role-filter"
        select
        label="Role"
        value={role}
        onChange={(event) => setRole(event.target.value)}
        sx={{ width: 160, bgcolor: "background.paper" }}
      >
        {["all", ...ROLES].map((value) => (
          <MenuItem key={value} value={value}>
            {value === "all" ? "All roles" : value}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
  return (
    <section aria-label="Users">
      {filters}
      <Loaded query={users} failed="Failed to load users. Please try again." skeleton={<ListSkeleton rows={5} />}>
        {(all) => {
          const shown = matchingUsers(
            all,
            words,
            ROLES.find((known) => known === role),
          );
          return shown.length === 0 ? <Nothing>No users found matching your criteria</Nothing> : <Rows users={shown} />;
        }}
      </Loaded>
    </section>
  );
}

const WIDE_ONLY = { display: { xs: "none", md: "table-cell" }, width: "22%", overflowWrap: "anywhere" };

function Rows({ users }: { users: User[] }) {
  return (
    <TableContainer component={Card}>
      <Table aria-label="Users" sx={{ tableLayout: "fixed", "& tr:last-child td": { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell width={124}>Role</TableCell>
            <TableCell sx={WIDE_ONLY}>Office</TableCell>
            <TableCell sx={WIDE_ONLY}>Manager</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map((user) => (
            <TableRow key={user.id}>
              <TableCell>
                <PersonLine name={user.name} avatar={user.avatar} detail={user.email} />
              </TableCell>
              <TableCell>
                <RoleBadge role={user.role} />
              </TableCell>
              <TableCell sx={WIDE_ONLY}>{user.officeName ?? "–"}</TableCell>
              <TableCell sx={WIDE_ONLY}>{user.managerName ?? "–"}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
