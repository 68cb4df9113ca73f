import type { Workflow } from './workflows.ts';

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

/** Runs scripts of the repository and of its dependencies. */
const RUNS_CODE = /(?:^|[\s;&|])(?:npm|npx|pnpm|node)\s/m;

/** Steps that push need the checkout's credentials. */
const mayKeepCredentials = (permissions: Readonly<Record<string, string>>) => permissions['contents'] === 'write';

/**
 * Rules for workflows of this repository: actions pinned by commit, minimal permissions, no secrets of its own, a time
 * limit for each job, no code of the repository in a job that may push.
 */
export function checkPolicy({ text, permissions, jobs }: Workflow): string[] {
  const problems: string[] = [];
  if (permissions === undefined) problems.push('say "permissions" for all jobs, "{}" where they say their own');
  if (Object.values(permissions ?? {}).includes('write'))
    problems.push('give "write" to the job that writes, not to all');
  for (const [, secret = ''] of text.matchAll(/secrets\.(\w+)/g)) {
    if (secret !== 'GITHUB_TOKEN') problems.push(`do without the secret ${secret}`);
  }
  if (text.includes('pull_request_target'))
    problems.push('never run a fork’s code with rights: no pull_request_target');
  for (const [name, job] of Object.entries(jobs)) {
    if (job['timeout-minutes'] === undefined) problems.push(`${name}: say "timeout-minutes"`);
    const mayWrite = mayKeepCredentials({ ...permissions, ...job.permissions });
    for (const { uses, run = '', with: inputs } of job.steps) {
      if (mayWrite && (RUNS_CODE.test(run) || uses?.startsWith('actions/setup-node@')))
        problems.push(`${name}: run the code of the repository in a job without "contents: write"`);
      if (uses === undefined) continue;
      if (!PINNED.test(uses)) problems.push(`${name}: pin ${uses} to a commit, its version in a comment`);
      if (!text.includes(`${uses} # v`)) problems.push(`${name}: say the version of ${uses} in a comment`);
      const keeps = inputs['persist-credentials'] !== false;
      if (uses.startsWith('actions/checkout@') && keeps && !mayWrite) {
        problems.push(`${name}: check out with "persist-credentials: false"`);
      }
    }
  }
  return problems;
}
