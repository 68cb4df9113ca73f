import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The programs of other projects that a cluster is made of. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly redis: string;
}

/** Where distributions install servers that are not on the path, the newest first. */
const SERVER_FOLDERS = () => [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
  ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ...globSync('/opt/homebrew/opt/postgresql*/bin').toSorted().toReversed(),
];

/** The path of an installed program. */
export function findProgram(name: string): string | undefined {
  return SERVER_FOLDERS()
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Sharded channels came with Redis 7. */
const isRedis7 = (redis: string) => /v=(?:[7-9]|\d{2,})\./.test(spawnSync(redis, ['--version']).stdout.toString());

/** The installed programs, or a sentence that names the packages to install. */
export function findPrograms(): Programs | { readonly missing: string } {
  const [initdb, postgres, redis] = [findProgram('initdb'), findProgram('postgres'), findProgram('redis-server')];
  const packages = [
    ...(initdb === undefined || postgres === undefined ? ['postgresql (15 or newer)'] : []),
    ...(redis === undefined || !isRedis7(redis) ? ['redis-server (7 or newer)'] : []),
  ];
  if (initdb !== undefined && postgres !== undefined && redis !== undefined && packages.length === 0) {
    return { initdb, postgres, redis };
  }
  return { missing: `A cluster needs packages that are not installed: ${packages.join(' and ')}.` };
}
