# plumbline and git, which --changed-since asks:
#
#     docker build -t plumbline .
#     docker run --rm -v "$PWD:/app" plumbline check
FROM swift:6.3-bookworm AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends libxml2-dev zlib1g-dev liblzma-dev binutils python3-pip \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /plumb
COPY . .
RUN Scripts/release /release \
 && tar -xzf /release/plumbline-linux-*.tar.gz --strip-components 1 --one-top-level=/plumbline

FROM alpine:3.22
# The repository in the container belongs to somebody else, and git would refuse to look at it.
RUN apk add --no-cache git && git config --system --add safe.directory '*'
COPY --from=build /plumbline/ /usr/local/
WORKDIR /app
ENTRYPOINT ["plumbline"]
CMD ["check"]
