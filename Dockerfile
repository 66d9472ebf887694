# syntax=docker/dockerfile:1
ARG NODE_VERSION=22

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY LICENSE tsconfig.json tsconfig.base.json ./
COPY core ./core
COPY db ./db
COPY bot ./bot
COPY console ./console
COPY scripts ./scripts
RUN node --import tsx scripts/build/buildRuntime.ts /runtime

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/data \
    HOME=/tmp \
    MALLOC_ARENA_MAX=1
RUN install -d -o 10001 -g 10001 /data /backups
WORKDIR /app
COPY --from=build /runtime ./
# Not a name, so that Kubernetes can check that it isn't root.
USER 10001:10001
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "--heap-growing-percent=20", "dist/server/start.js"]
