# Members' Portal. This file builds three images:
#   docker build --target gateway -t portal-gateway .   the gateway and the web app, for production
#   docker build --target platform -t portal-platform . the platform, for production: `platform migrate`, then its processes
#   docker build --target demo    -t portal-demo .      the whole portal on the embedded platform, for demonstrations

# An image with the Node of package.json, npm and a shell. It is pinned by version; for a reproducible build pass a
# digest, --build-arg NODE_IMAGE=node@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS source
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json ./
COPY schema/package.json schema/
COPY gateway/package.json gateway/
COPY platform/package.json platform/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# The web app, compressed at build time.
FROM source AS web
RUN npx -y "pnpm@$(node -p "require('./package.json').config.pnpm")" install --frozen-lockfile --filter @portal/web...
COPY schema schema
COPY web web
RUN cd web && node node_modules/vite/bin/vite.js build

# Production packages, and their list (CycloneDX) for each image. The gateway's list includes the web app's packages,
# which are in its bundles.
FROM source AS gateway-packages
RUN pnpm="npx -y pnpm@$(node -p "require('./package.json').config.pnpm")" \
 && $pnpm install --frozen-lockfile --prod --filter-prod @portal/gateway... \
 && $pnpm sbom --sbom-format cyclonedx --sbom-type application --lockfile-only --prod --out sbom.cdx.json \
      --filter-prod @portal/gateway... --filter-prod @portal/web...

FROM source AS platform-packages
RUN pnpm="npx -y pnpm@$(node -p "require('./package.json').config.pnpm")" \
 && $pnpm install --frozen-lockfile --prod --filter-prod @portal/platform... \
 && $pnpm sbom --sbom-format cyclonedx --sbom-type application --lockfile-only --prod --out sbom.cdx.json \
      --filter-prod @portal/platform...

FROM source AS demo-packages
RUN pnpm="npx -y pnpm@$(node -p "require('./package.json').config.pnpm")" \
 && $pnpm install --frozen-lockfile --prod --filter-prod @portal/gateway... --filter-prod @portal/platform... \
 && $pnpm sbom --sbom-format cyclonedx --sbom-type application --lockfile-only --prod --out sbom.cdx.json \
      --filter-prod @portal/gateway... --filter-prod @portal/platform... --filter-prod @portal/web...

# Only Node: npm and yarn would add attack surface.
FROM ${NODE_IMAGE} AS runtime
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /opt/yarn* /usr/local/bin/yarn /usr/local/bin/yarnpkg
WORKDIR /app
ENV NODE_ENV=production
COPY schema schema

FROM runtime AS gateway
LABEL org.opencontainers.image.title="Members' Portal gateway" \
      org.opencontainers.image.description="GraphQL gateway and web app of the members' portal"
COPY --from=gateway-packages /app/sbom.cdx.json sbom.cdx.json
COPY --from=gateway-packages /app/node_modules node_modules
COPY --from=gateway-packages /app/schema/node_modules schema/node_modules
COPY --from=gateway-packages /app/gateway/node_modules gateway/node_modules
COPY gateway/package.json gateway/package.json
COPY gateway/src gateway/src
COPY --from=web /app/web/dist web/dist
COPY --from=web /app/web/trusted-documents.json web/trusted-documents.json
USER 1000:1000
EXPOSE 4000
# The check runs inside the container, because the admin port only listens on localhost unless ADMIN_HOST is set.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.ADMIN_PORT||4001)+'/livez').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
# Node is process 1 and handles SIGTERM itself, so no init is needed. Nothing is written to the root file system.
CMD ["node", "gateway/src/main.ts"]

FROM runtime AS platform
LABEL org.opencontainers.image.title="Members' Portal platform" \
      org.opencontainers.image.description="The platform of the members' portal, on a PostgreSQL server"
COPY --from=platform-packages /app/sbom.cdx.json sbom.cdx.json
COPY --from=platform-packages /app/node_modules node_modules
COPY --from=platform-packages /app/schema/node_modules schema/node_modules
COPY --from=platform-packages /app/platform/node_modules platform/node_modules
COPY platform/package.json platform/package.json
COPY platform/src platform/src
COPY platform/migrations platform/migrations
COPY platform/content platform/content
# The embedded database, if DATABASE_URL is not set; mount a volume to keep it.
ENV DATA_DIR=/data
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PLATFORM_ADMIN_PORT||4101)+'/livez').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "platform/src/main.ts"]

FROM runtime AS demo
LABEL org.opencontainers.image.title="Members' Portal demo" \
      org.opencontainers.image.description="The whole members' portal with demo members, on an embedded platform"
COPY --from=demo-packages /app/sbom.cdx.json sbom.cdx.json
COPY --from=demo-packages /app/node_modules node_modules
COPY --from=demo-packages /app/schema/node_modules schema/node_modules
COPY --from=demo-packages /app/gateway/node_modules gateway/node_modules
COPY --from=demo-packages /app/platform/node_modules platform/node_modules
COPY gateway/package.json gateway/package.json
COPY gateway/src gateway/src
COPY platform/package.json platform/package.json
COPY platform/src platform/src
COPY platform/migrations platform/migrations
COPY platform/content platform/content
COPY --from=web /app/web/dist web/dist
COPY --from=web /app/web/trusted-documents.json web/trusted-documents.json
COPY scripts/services.mjs scripts/steps.mjs scripts/serve.mjs scripts/
# A demonstration is not production: it creates its own keys and members.
# The portal's port must be reachable from outside the container.
ENV NODE_ENV=development DATA_DIR=/data HOST=0.0.0.0
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data
USER 1000:1000
EXPOSE 4000 4003
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.ADMIN_PORT||4001)+'/readyz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
