import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import plugin from './plugin';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The messages of both rules for a source, with at most two hooks. */
function messagesOf(source: string): string[] {
  writeFileSync(
    join(folder, '.oxlintrc.json'),
    JSON.stringify({
      jsPlugins: [join(import.meta.dirname, 'plugin.ts')],
      categories: { correctness: 'off' },
      rules: {
        [`${plugin.meta.name}/max-hooks`]: ['error', 2],
        [`${plugin.meta.name}/no-unchecked-decimal`]: 'error',
      },
    }),
  );
  writeFileSync(join(folder, 'source.tsx'), source);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix', folder], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes('source.tsx'));
}

it('the plugin reports components and hooks with too many hooks, and unchecked decimals', () => {
  const messages = messagesOf(`
    const schema = v.custom<Decimal>((input) => typeof input === 'string');
    const other = v.custom<Side>(isSide);
    export function useMany() {
      useState(0);
      useEffect(() => { useIgnored(); }, []);
      return messages.useText();
    }
    export const Memo = memo(() => { useA(); useB(); useC(); return null; });
    export const useFew = () => [useA(), useB()];
    export function plain() { useA(); useB(); useC(); }
  `);
  expect(messages).toHaveLength(3);
  expect(messages[0]).toContain('Read stored money by `storedDecimal`');
  expect(messages[1]).toContain('useMany uses 3 hooks, at most 2');
  expect(messages[2]).toContain('Memo uses 3 hooks, at most 2');
});
