import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';

/** Folder of the pictures, relative to the package of the tests. */
export const PICTURES = 'pictures';

/** Pictures that no story has. */
export const forgottenOf = (present: readonly string[], expected: ReadonlySet<string>): readonly string[] =>
  present.filter((path) => !expected.has(path));

/**
 * After a successful run of all stories, finds pictures of removed stories, for which Vitest does not look; removes them
 * when pictures are updated.
 */
export class ForgottenPictures implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], reason: TestRunEndReason): void {
    if (!this.#vitest || reason !== 'passed') return;
    const { config } = this.#vitest;
    const files = globSync('../../packages/*/src/**/*.stories.tsx', { cwd: config.root });
    if (config.testNamePattern || modules.length < files.length) return;
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const expected = new Set(tests.flatMap((test) => test.meta().pictures ?? []).map((name) => `${name}.png`));
    const folder = join(config.root, PICTURES);
    const present = globSync('**/*.png', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
    for (const path of forgottenOf(present, expected)) {
      if (config.snapshotOptions.updateSnapshot === 'all') rmSync(join(folder, path));
      else {
        process.stderr.write(`${PICTURES}/${path} is of no story any more. To remove it: npm run x -- run pictures\n`);
        process.exitCode = 1;
      }
    }
  }
}
