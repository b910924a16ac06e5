#!/bin/sh
# Packs the server, and the packages of this repository that it runs on, as they are published: pack.sh <folder>
set -eu
target=$1
cd "$(dirname "$0")/../../.."
mkdir -p "$target"
pnpm=$(node -p "JSON.parse(require('node:fs').readFileSync('package.json', 'utf8')).packageManager.split('+')[0]")
npx --yes "$pnpm" --filter-prod @web-data/server... --recursive pack --pack-destination "$target"
