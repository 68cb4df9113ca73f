import type { Workflow } from './workflows.ts';

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

/** Steps that push need the credentials of the checkout. */
const mayKeepCredentials = (permissions: Readonly<Record<string, string>>) => permissions['contents'] === 'write';

/**
 * What a workflow of this repository must not do: trust a tag, hold more rights than it says, need a secret of its own, run
 * without an end.
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
    for (const { uses, with: inputs } of job.steps) {
      if (uses === undefined) continue;
      if (!PINNED.test(uses)) problems.push(`${name}: pin ${uses} to a commit, its version in a comment`);
      if (!text.includes(`${uses} # v`)) problems.push(`${name}: say the version of ${uses} in a comment`);
      const keeps = inputs['persist-credentials'] !== false;
      if (
        uses.startsWith('actions/checkout@') &&
        keeps &&
        !mayKeepCredentials({ ...permissions, ...job.permissions })
      ) {
        problems.push(`${name}: check out with "persist-credentials: false"`);
      }
    }
  }
  return problems;
}
