import { spawnSync } from 'node:child_process';
import { matchesGlob } from 'node:path';

export interface Changes {
  /** What was compared with, in words. */
  readonly since: string;
  /** Changed, added and removed files by their paths from the root. */
  readonly files: readonly string[];
}

/** What git prints; `undefined` where it fails. */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit to compare with: where the branch left `origin/main`, or, on `main` itself and where there is no such
 * branch, the commit before (of a merge its first parent, which is the previous landing).
 */
function baseOf(root: string): { commit: string; name: string } | undefined {
  const head = git(root, 'rev-parse', 'HEAD');
  const fork = git(root, 'merge-base', 'HEAD', 'origin/main');
  if (fork !== undefined && fork !== head) return { commit: fork, name: 'origin/main' };
  const previous = git(root, 'rev-parse', '--verify', '--quiet', 'HEAD~1');
  return previous === undefined ? undefined : { commit: previous, name: 'the commit before' };
}

/** The changes of the branch and of the working tree; `undefined` where git cannot say, as in a clone of depth 1. */
export function changesOf(root: string): Changes | undefined {
  const base = baseOf(root);
  if (base === undefined) return undefined;
  const tracked = git(root, 'diff', '--name-only', '--no-renames', base.commit);
  const added = git(root, 'ls-files', '--others', '--exclude-standard');
  if (tracked === undefined || added === undefined) return undefined;
  const files = `${tracked}\n${added}`.split('\n').filter((path) => path !== '');
  return { since: `${base.name} (${base.commit.slice(0, 7)})`, files };
}

/** Whether a check has to run for its inputs: one has changed, it names none, or the changes are not known. */
export function isTouched(inputs: readonly string[] | undefined, changes: Changes | undefined): boolean {
  if (inputs === undefined || changes === undefined) return true;
  return changes.files.some((file) => inputs.some((glob) => matchesGlob(file, glob)));
}
