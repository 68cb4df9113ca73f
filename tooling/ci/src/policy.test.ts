import { expect, it } from 'vitest';
import { checkPolicy } from './policy';
import { commandsOf, readWorkflow } from './workflows';

const CHECKOUT = 'actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd';

const good = `
permissions:
  contents: read
jobs:
  test:
    timeout-minutes: 5
    strategy:
      matrix:
        include:
          - { checks: types lint }
          - { checks: stories }
    steps:
      - uses: ${CHECKOUT} # v6.0.2
        with:
          persist-credentials: false
      - run: npm test -- \${{ matrix.checks }}
`;

const problems = (text: string) => checkPolicy(readWorkflow('ci.yml', text));

it('a workflow that follows the policy has no problems', () => {
  expect(problems(good)).toEqual([]);
});

it.each([
  [good.replace('permissions:\n  contents: read', ''), 'say "permissions" for all jobs'],
  [good.replace('contents: read', 'contents: write'), 'give "write" to the job'],
  [good.replace(`${CHECKOUT} #`, 'actions/checkout@v6 #'), 'pin actions/checkout@v6 to a commit'],
  [good.replace(' # v6.0.2', ''), 'say the version'],
  [good.replace('    timeout-minutes: 5\n', ''), 'say "timeout-minutes"'],
  [good.replace('persist-credentials: false', 'fetch-depth: 0'), 'check out with "persist-credentials: false"'],
  [`${good}# \${{ secrets.NPM_TOKEN }}`, 'do without the secret NPM_TOKEN'],
  [`${good}# on: pull_request_target`, 'never run a fork'],
  [
    good.replace('    timeout-minutes: 5', '    timeout-minutes: 5\n    permissions:\n      contents: write'),
    'run the code',
  ],
])('a workflow that does not follow the policy has problems: %#', (text, problem) => {
  expect(problems(text).join('\n')).toContain(problem);
});

it('the policy lists its commands for each matrix entry', () => {
  expect(Object.values(readWorkflow('ci.yml', good).jobs).flatMap(commandsOf)).toEqual([
    'npm test -- types lint',
    'npm test -- stories',
  ]);
});
