// npm run x -- ci-report <folder of reports> <file>: writes the comment for a pull request.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commentOf } from './report.ts';

const [folder, file] = process.argv.slice(2);
if (folder === undefined || file === undefined) {
  process.stderr.write('npm run x -- ci-report <folder of reports> <file>\n');
  process.exit(2);
}
const bundle = join(resolve(folder), 'report-bundle', 'size.json');
const benches = globSync(join(resolve(folder), 'report-bench', '*.json')).toSorted();
const comment = commentOf({
  bundle: existsSync(bundle) ? readFileSync(bundle, 'utf8') : undefined,
  benches: benches.map((path) => readFileSync(path, 'utf8')),
});
writeFileSync(resolve(file), comment);
