/** How OpenStack Swift is set up as an S3 of one machine with one account. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Debian's own Python, where Debian's packages are. */
export const PYTHON = '/usr/bin/python3';

export const KEY = 'noteer:clinic';
export const SECRET = 'a-secret/with+signs=';

export const parts = ['account', 'container', 'object', 'proxy'] as const;
export type Part = (typeof parts)[number];

const settings = (home: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${home}
devices = ${home}
mount_check = false
disable_fallocate = true
workers = 0
`;

const storageSettings = (part: Part) => `[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`;

/** Swift wants a cache to be named. Nothing listens on port 9: every question is asked of the store, none remembered. */
const proxySettings = `[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_interval = 0
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
check_bucket_owner = true
[filter:tempauth]
use = egg:swift#tempauth
user_${KEY.replace(':', '_')} = ${SECRET} .admin
`;

/** One copy of everything, on one device: what a ring says when there is one machine. */
const makeRings = `
import sys
from swift.common.ring import RingBuilder
home, *ports = sys.argv[1:]
for part, port in zip(('account', 'container', 'object'), ports):
    builder = RingBuilder(2, 1, 0)
    builder.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=int(port), device='disk', weight=1))
    builder.rebalance()
    builder.get_ring().save(f'{home}/{part}.ring.gz')
`;

/** Killed with whoever started it, however that dies. */
export const serve = `
import ctypes, signal, sys
ctypes.CDLL(None).prctl(1, signal.SIGKILL)
from swift.common import utils
from swift.common.wsgi import run_wsgi
home, part = sys.argv[1:]
utils.set_swift_dir(home)
sys.exit(run_wsgi(f'{home}/{part}.conf', f'{part}-server'))
`;

/** Writes all that the servers read at their start, for servers on these ports. */
export function setUp(home: string, ports: Record<Part, number>): void {
  writeFileSync(join(home, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = noteer\n');
  for (const part of parts) {
    const rest = part === 'proxy' ? proxySettings : storageSettings(part);
    writeFileSync(join(home, `${part}.conf`), settings(home, ports[part]) + rest);
  }
  mkdirSync(join(home, 'disk'));
  const { account, container, object } = ports;
  const rings = spawnSync(PYTHON, ['-c', makeRings, home, ...[account, container, object].map(String)]);
  if (rings.status !== 0) throw new Error(`Swift made no rings: ${rings.stderr}`);
}
