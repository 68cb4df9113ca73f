import { describe, expect, test } from 'vitest';
import { chunkOf, filesOf, type Manifest } from './bundle';

const manifest: Manifest = {
  'index.html': { file: 'assets/entry.js', imports: ['_react.js'], dynamicImports: ['../a/screen.tsx', '../a/en.ts'] },
  '_react.js': { file: 'assets/react.js' },
  '../a/screen.tsx': {
    file: 'assets/screen.js',
    imports: ['index.html', '_table.js'],
    dynamicImports: ['../a/chart.tsx'],
  },
  '_table.js': { file: 'assets/table.js', imports: ['_react.js'] },
  '../a/chart.tsx': { file: 'assets/chart.js', imports: ['_table.js'] },
  '../a/en.ts': { file: 'assets/en.js' },
  '../b/en.ts': { file: 'assets/en2.js' },
  'style.css': { file: 'assets/style.css' },
};

const follow = (source: string) => source.endsWith('/en.ts');

describe('the files of a load', () => {
  test('are those of the roots and of all that these import statically, each once', () => {
    expect(filesOf(manifest, { roots: ['index.html', 'a/screen.tsx'] })).toEqual([
      'assets/entry.js',
      'assets/screen.js',
      'assets/react.js',
      'assets/table.js',
    ]);
  });

  test('also include the selected dynamic imports', () => {
    expect(filesOf(manifest, { roots: ['index.html'], follow })).toEqual([
      'assets/entry.js',
      'assets/react.js',
      'assets/en.js',
    ]);
  });

  test('are JavaScript only', () => {
    expect(filesOf(manifest, { roots: ['style.css'] })).toEqual([]);
  });
});

describe('a source file', () => {
  test('that has no chunk is an error: a budget that measures nothing must not pass', () => {
    expect(() => chunkOf(manifest, 'a/moved.tsx')).toThrow('No chunk for a/moved.tsx');
  });

  test('that could be two is an error', () => {
    expect(() => chunkOf(manifest, 'en.ts')).toThrow('More than one chunk for en.ts');
  });
});
