// Checks docs/coverage.md against the repository: reports outdated entries and the coverage.
import { checkCoverage } from './coverage.ts';
import { printProblems, readPath } from './repository.ts';

const DOCUMENT = 'docs/coverage.md';

const { tested, untested, notYet, problems } = checkCoverage(readPath(DOCUMENT) ?? '', readPath);
printProblems(DOCUMENT, problems);
const covered = `${tested + untested} items covered (${tested} by a test, ${untested} with a reason why not)`;
process.stdout.write(`${covered}, ${notYet} not yet\n`);
process.exit(problems.length > 0 || tested === 0 ? 1 : 0);
