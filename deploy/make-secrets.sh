#!/bin/sh
# Makes the secrets of compose.yaml, each in a file of its own; those that are there stay as they are.
set -eu
cd "$(dirname "$0")"
# The folder is closed, because the files are not: each container reads them as an account of its own.
umask 022
mkdir -p -m 700 secrets
cd secrets

random() { od -An -tx1 -N"$1" /dev/urandom | tr -d ' \n'; }
keep() {
  [ -e "$1" ] && return
  printf '%s\n' "$2" >"$1"
  echo "deploy/secrets/$1"
}

keep admin-password "$(random 12)"
keep installation-key "$(random 32)"
keep database-password "$(random 24)"
keep database-url "postgres://afc:$(cat database-password)@database/afc"
keep s3-access-key "$(random 10)"
keep s3-secret-key "$(random 24)"
keep s3-identities "{\"identities\":[{\"name\":\"afc\",\"actions\":[\"Admin\",\"Read\",\"Write\",\"List\"],
\"credentials\":[{\"accessKey\":\"$(cat s3-access-key)\",\"secretKey\":\"$(cat s3-secret-key)\"}]}]}"
