#!/bin/sh
# Runs the Firefox of FIREFOX_PATH until it ends or Playwright does, which would leave it running when killed.
# Playwright starts this as the leader of a process group, with a pipe to itself as file 3.
{ "$FIREFOX_PATH" "$@"; kill -KILL 0; } 3<&- 4<&- &
cat <&3 >/dev/null
kill -KILL 0
