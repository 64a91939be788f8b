#!/usr/bin/env bash
# Takes the steps of the Dockerfile in folders of their own, without a container: what lies in the image must be enough to
# serve the site and to end when told to. The last line says so.
set -euo pipefail
here="$(cd "$(dirname "$0")/.." && pwd)"
work="$(mktemp -d)"
server=''
trap '[ -z "$server" ] || kill -9 "$server" 2>/dev/null; rm -rf "$work"' EXIT

for stage in build modules; do
  mkdir "$work/$stage"
  git -C "$here" archive HEAD | tar -x -C "$work/$stage"
done
(cd "$work/build" && npm ci && npm run build)
(cd "$work/modules" && npm ci --omit=dev --workspace=@trendverse/server)

mkdir -p "$work/image/apps/server" "$work/image/apps/web" "$work/data"
cp "$work/modules/package.json" "$work/image/"
cp -r "$work/modules/node_modules" "$work/image/"
cp "$work/modules/apps/server/package.json" "$work/image/apps/server/"
cp -r "$work/build/apps/server/dist" "$work/image/apps/server/"
cp -r "$work/build/apps/web/dist" "$work/image/apps/web/"
rm -rf "$work/build" "$work/modules"
echo "The image holds $(du -sm "$work/image" | cut -f1) MB beside Node and fonts."

cd "$work/image"
NODE_ENV=production HOST=127.0.0.1 PORT=0 DATA_DIR="$work/data" SOURCES=none \
  node apps/server/dist/main.js >"$work/log" 2>&1 &
server=$!
for _ in $(seq 120); do
  grep -q 'is open at' "$work/log" && break
  kill -0 "$server" 2>/dev/null || { cat "$work/log"; echo 'The server ended.'; exit 1; }
  sleep 0.5
done
address="$(sed -nE 's|.*is open at http://localhost:([0-9]+).*|http://127.0.0.1:\1|p' "$work/log" | head -n 1)"
trend="$(node -e 'fetch(process.argv[1]).then((reply) => reply.json()).then(({ data }) => console.log(data[0].id))' "$address/api/trends/current")"
for path in /api/health / /trends "/trends/$trend" "/previews/trend/$trend.jpg" /notices.txt; do
  status="$(node -e 'fetch(process.argv[1]).then(({ status }) => console.log(status))' "$address$path")"
  echo "$status $path"
  [ "$status" = 200 ] || exit 1
done
kill -TERM "$server"
wait "$server"
server=''
echo 'The image serves the site and ends when told to.'
