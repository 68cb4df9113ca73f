import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { undeclaredImports, type Tarball } from './tarballs.ts';

/** The packages are ES modules: `require` of CommonJS, and resolution without `exports`, are not supported. */
const NOT_SUPPORTED: readonly string[] = ['node10', 'node16-cjs'];

const isSupported = (problem: Problem) =>
  !('resolutionKind' in problem && NOT_SUPPORTED.includes(problem.resolutionKind));

async function typeProblems(tarball: Uint8Array): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(tarball));
  if (result.types === false) return ['it has no types'];
  return result.problems.filter(isSupported).map((problem) => JSON.stringify(problem));
}

/** Departures of a tarball: of its manifest (publint), of its types (Are the types wrong?), and of its imports. */
export async function lintTarball(tarball: Tarball): Promise<string[]> {
  // A copy: a small file shares the memory of others.
  const bytes = new Uint8Array(readFileSync(tarball.path));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  const problems = [
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ...(await typeProblems(bytes)),
    ...undeclaredImports(tarball),
  ];
  return problems.map((problem) => `${tarball.name}: ${problem}`);
}
