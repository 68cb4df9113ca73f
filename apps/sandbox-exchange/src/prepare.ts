// Part of the build: writes the dump of an empty database that first starts begin with.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PREPARED } from './store/prepared';
import { openPglite } from './store/pglite';

const lite = new PGlite();
const store = await openPglite(lite);
const dump = await lite.dumpDataDir('gzip');
writeFileSync(join(import.meta.dirname, PREPARED), Buffer.from(await dump.arrayBuffer()));
await store.close();
