#!/bin/sh
# Makes the secrets that compose.yaml names, once: secrets.sh [folder], by default .data/compose of the clone. The
# folder is closed to others; the files in it are not, since each container reads its own as a user of its own.
set -eu
umask 022
target=${1:-$(dirname "$0")/../../../.data/compose}
if [ -e "$target/server.json" ]; then exit 0; fi
mkdir -p "$target"
chmod 700 "$target"
hex() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
database=$(hex)
counters=$(hex)
seal=$(head -c 32 /dev/urandom | base64)
printf '%s' "$database" >"$target/database-password"
printf '%s' "$counters" >"$target/counters-password"
# Written last: with it, the others are there.
cat >"$target/server.json" <<JSON
{
  "databaseUrl": "postgres://web_data:$database@database/web_data",
  "redisUrl": "redis://:$counters@counters:6379",
  "webhookSealKey": "$seal"
}
JSON
