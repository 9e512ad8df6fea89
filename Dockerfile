# The image of AFC: what was built, and the packages that it runs on. docs/operations.md tells how to use it.
FROM node:24-bookworm-slim AS build
WORKDIR /src
# First what names the packages, so that a change of the sources does not fetch them again.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY screening/package.json screening/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci
COPY . .
RUN npm run pack -- /opt/afc

FROM node:24-bookworm-slim AS packages
COPY --from=build /opt/afc /opt/afc
WORKDIR /opt/afc
RUN npm ci --omit=dev && npm run slim

FROM node:24-bookworm-slim
RUN groupadd --gid 10001 afc \
    && useradd --uid 10001 --gid afc --home-dir /var/lib/afc --no-create-home --shell /usr/sbin/nologin afc \
    && install --directory --owner=afc --group=afc --mode=0700 /var/lib/afc
COPY --from=packages /opt/afc /opt/afc
WORKDIR /opt/afc
USER afc
ENV NODE_ENV=production AFC_DATA=/var/lib/afc HOST=0.0.0.0
VOLUME /var/lib/afc
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=10s --start-period=120s CMD ["node", "scripts/is-ready.mjs"]
ENTRYPOINT ["node", "--max-semi-space-size=64", "scripts/afc.mjs"]
CMD ["serve"]
