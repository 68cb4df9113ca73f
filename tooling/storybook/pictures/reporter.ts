import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { PICTURES, pictureName, updateCommand } from './command.ts';
import { storyIdOf } from './story-id.ts';

function expectedPictures(modules: readonly TestModule[]): ReadonlySet<string> {
  const names = modules.flatMap(({ children, project }) =>
    [...children.allTests()].flatMap((test) => {
      const storyId = storyIdOf(test.meta());
      return storyId === undefined ? [] : [pictureName(storyId, project.name)];
    }),
  );
  return new Set(names);
}

/** Which of the kept pictures no story has; those of a theme that did not run are not judged. */
export function forgottenOf(
  kept: readonly string[],
  expected: ReadonlySet<string>,
  themes: ReadonlySet<string>,
): readonly string[] {
  return kept.filter((name) => !expected.has(name) && themes.has(name.split('.').at(-2) ?? ''));
}

/** Did every story file of the package run, and every test in it? */
function isWhole({ config }: Vitest, modules: readonly TestModule[]): boolean {
  const ran = new Set(modules.map(({ moduleId }) => moduleId));
  const files = globSync('src/**/*.stories.tsx', { cwd: config.root });
  return config.testNamePattern === undefined && files.every((file) => ran.has(join(config.root, file)));
}

/** Finds, after a run of all stories, kept pictures of stories that are gone; removes them where pictures are updated. */
export class ForgottenPictures implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!this.#vitest || !isWhole(this.#vitest, modules)) return;
    const { root, snapshotOptions } = this.#vitest.config;
    const themes = new Set(modules.map(({ project }) => project.name));
    const kept = globSync('*.png', { cwd: join(root, PICTURES) });
    for (const name of forgottenOf(kept, expectedPictures(modules), themes)) {
      if (snapshotOptions.updateSnapshot === 'all') rmSync(join(root, PICTURES, name));
      else {
        process.stderr.write(`${PICTURES}/${name} is of no story any more. To remove it: ${updateCommand(root)}\n`);
        process.exitCode = 1;
      }
    }
  }
}
