import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { PICTURES, pictureName, THEMES, updateCommand } from './command.ts';
import { storyIdOf } from './story-id.ts';

function expectedPictures(modules: readonly TestModule[], inForcedColours: readonly string[]): ReadonlySet<string> {
  const names = modules.flatMap(({ children }) =>
    [...children.allTests()].flatMap((test) => {
      const storyId = storyIdOf(test.meta());
      return storyId === undefined ? [] : THEMES.map((theme) => pictureName(storyId, theme));
    }),
  );
  return new Set([...names, ...inForcedColours.map((storyId) => pictureName(storyId, 'forced'))]);
}

/** Kept pictures without a story. */
export const forgottenOf = (kept: readonly string[], expected: ReadonlySet<string>): readonly string[] =>
  kept.filter((name) => !expected.has(name));

/** Whether every story file of the package and every test in it ran. */
function isWhole({ config }: Vitest, modules: readonly TestModule[]): boolean {
  const ran = new Set(modules.map(({ moduleId }) => moduleId));
  const files = globSync('src/**/*.stories.tsx', { cwd: config.root });
  return config.testNamePattern === undefined && files.every((file) => ran.has(join(config.root, file)));
}

/** After a run of all stories, finds kept pictures of removed stories; deletes them when pictures are updated. */
export class ForgottenPictures implements Reporter {
  #vitest: Vitest | undefined;
  readonly #inForcedColours: readonly string[];

  /** The stories whose pictures in forced colours are kept too. */
  constructor(inForcedColours: readonly string[] = []) {
    this.#inForcedColours = inForcedColours;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!this.#vitest || !isWhole(this.#vitest, modules)) return;
    const { root, snapshotOptions } = this.#vitest.config;
    const kept = globSync('*.png', { cwd: join(root, PICTURES) });
    for (const name of forgottenOf(kept, expectedPictures(modules, this.#inForcedColours))) {
      if (snapshotOptions.updateSnapshot === 'all') rmSync(join(root, PICTURES, name));
      else {
        process.stderr.write(`${PICTURES}/${name} is of no story any more. To remove it: ${updateCommand(root)}\n`);
        process.exitCode = 1;
      }
    }
  }
}
