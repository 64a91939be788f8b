# Builds the site from a clean copy and runs it as a user without rights. Everything it keeps lies in /data (embedded
# database) or behind DATABASE_URL and MEDIA_URL; docs/operations.md says which of the two is for whom.
#
#   docker build -t trendverse .
#   docker run -p 3000:3000 -v trendverse:/data trendverse

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY . .
RUN npm ci && npm run build

# What the bundled server still looks for by name at run time, and nothing that only builds or tests.
FROM node:24-bookworm-slim AS modules
WORKDIR /site
COPY . .
RUN npm ci --omit=dev --workspace=@trendverse/server

FROM node:24-bookworm-slim
# Letters of preview pictures and memes that the fonts of the pages do not have.
RUN apt-get update \
  && apt-get install -y --no-install-recommends fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=modules /site/package.json ./
COPY --from=modules /site/node_modules node_modules
COPY --from=modules /site/apps/server/package.json apps/server/
COPY --from=build /site/apps/server/dist apps/server/dist
COPY --from=build /site/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# A worker listens nowhere: compose.yaml switches the check off for it.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process and hears SIGTERM: requests end before it does.
CMD ["node", "apps/server/dist/main.js"]
