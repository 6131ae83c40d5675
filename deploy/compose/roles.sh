#!/bin/sh
# Runs once, when the database is made: the role that owns the tables and the one that works with them.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 \
  --set app="$NOTEER_APP_PASSWORD" --set owner="$NOTEER_OWNER_PASSWORD" <<'SQL'
create role noteer_owner login password :'owner';
create role noteer_app login password :'app';
grant noteer_app to noteer_owner;
create database noteer owner noteer_owner;
SQL
