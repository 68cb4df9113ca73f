import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type plugin from './plugin';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The messages of a rule for a source, each with its line. */
function messagesOf(rule: keyof typeof plugin.rules, source: string, ...options: unknown[]): string[] {
  const rules = { [`bourse/${rule}`]: ['error', ...options] };
  const plugins = [join(import.meta.dirname, 'plugin.ts')];
  writeFileSync(
    join(folder, '.oxlintrc.json'),
    JSON.stringify({ jsPlugins: plugins, categories: { correctness: 'off' }, rules }),
  );
  writeFileSync(join(folder, 'source.tsx'), source);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix', folder], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => /source\.tsx:(\d+:).*?: (.*)/.exec(line)?.slice(1).join(' ') ?? []);
}

it('max-hooks reports components and hooks with too many hooks', () => {
  const messages = messagesOf(
    'max-hooks',
    `export function useMany() {
      useState(0);
      useEffect(() => { useIgnored(); }, []);
      return messages.useText();
    }
    export const Memo = memo(() => { useA(); useB(); useC(); return null; });
    export const useFew = () => [useA(), useB()];
    export function plain() { useA(); useB(); useC(); }`,
    2,
  );
  expect(messages).toEqual([
    expect.stringContaining('useMany uses 3 hooks, at most 2'),
    expect.stringContaining('Memo uses 3 hooks, at most 2'),
  ]);
});

it('no-unchecked-decimal reports decimals that no parser has read', () => {
  const source = "v.custom<Decimal>((input) => typeof input === 'string');\nv.custom<Side>(isSide);";
  expect(messagesOf('no-unchecked-decimal', source)).toEqual([expect.stringContaining('1: Read stored money by')]);
});

it('home reports calls outside of their place', () => {
  const source = "createWrite({});\nother.createWrite('a');\ncreateStored({});";
  const found = messagesOf('home', source, { createWrite: '/writes/', createStored: String.raw`source\.tsx$` });
  expect(found.map((message) => message.split(' belongs')[0])).toEqual(['1: createWrite', '2: createWrite']);
});

it('no-raw-control reports controls that ui-kit has', () => {
  const source = `<button type="button" />;
    <input />;
    styled('textarea')({});
    styled.select({});
    <ul role="menu" />;
    <dialog open />;
    // <button> in a comment
    <Button />;
    styled('div')({});
    const CONTROLS = 'input, [role="menu"]';`;
  expect(messagesOf('no-raw-control', source).map((message) => message.split(' outside')[0])).toEqual([
    '1: A button',
    '2: A input',
    '3: A textarea',
    '4: A select',
    '5: A menu',
    '6: A dialog',
  ]);
});

it('no-literal-style reports style values that ui-kit names', () => {
  const right = `({ fontSize: FONT_SIZE.dense, minHeight: '0.9em', font: 'inherit', maxWidth: 600, color: colour.onFill });
    ({ way: { href: '#' }, fontWeight: WEIGHT.strong, boxShadow: \`inset 0 -1px \${colour.line}\`, borderRadius: '50%' });
    // A colour such as '#0b57b7'.
    ({ transition: \`opacity 150ms \${EASING}\`, outline: 'none', borderRadius: 0, [BELOW.sm]: {} });
    ({ borderRadius: \`0 0 \${RADIUS.panel}px \${RADIUS.panel}px\` });`;
  expect(messagesOf('no-literal-style', right)).toEqual([]);
  const wrong = [
    ['({ fontSize: 12, });', 'font size'],
    ["({ fontSize: '11px' });", 'font size'],
    ["({ 'font-size': 11 });", 'font size'],
    ["({ fontSize: 'clamp(34px, 4.4vw, 54px)' });", 'font size'],
    ["<Box sx={{ fontSize: { xs: '14px' } }} />;", 'font size'],
    ['<text fontSize="11" />;', 'font size'],
    ["({ font: '600 14px sans-serif' });", 'font size'],
    ['<strong style={{ fontWeight: 700 }} />;', 'weight'],
    ["({ fontWeight: 'bold' });", 'weight'],
    ["({ '@media (width < 600px)': {} });", 'breakpoint'],
    ["({ '@media (max-width: 600px)': {} });", 'breakpoint'],
    ['({ [theme.breakpoints.down(700)]: {} });', 'breakpoint'],
    ['<path stroke="red" />;', 'colour'],
    ["({ backgroundColor: 'oklch(0.7 0.1 20)' });", 'colour'],
    ["({ color: '#ffffff' });", 'colour'],
    ["({ color: 'white' });", 'colour'],
    ['({ boxShadow: `0 4px 12px ${colour.line}` });', 'elevation'],
    ["({ transition: 'opacity 150ms ease-out' });", 'curve'],
    ['({ outline: `1px solid ${colour.accent}` });', 'focus ring'],
    ['({ borderRadius: 6 });', 'radius'],
    ["({ borderRadius: '0 0 7px 7px' });", 'radius'],
  ] as const;
  const found = messagesOf('no-literal-style', wrong.map(([line]) => line).join('\n'));
  expect(found.map((message) => message.split(': use')[0])).toEqual(
    wrong.map(([, name], index) => `${index + 1}: A literal ${name}`),
  );
});

it('no-raw-length reports lengths in pixels where the design has a scale', () => {
  const right = `({ padding: space(2, 3), margin: '0 auto', gap: 8, border: hairline(colour.line), borderTop: 'none' });
    ({ gridTemplateColumns: '112px 1fr', flex: '1 1 140px', maxWidth: 'calc(100% - 16px)', height: 'min(480px, 60dvh)' });
    ({ padding: { xs: 2, sm: 3 }, paddingBottom: 'env(safe-area-inset-bottom, 0px)', lineHeight: LINE_HEIGHT.table });
    ({ '@media (max-height: 400px)': { margin: 0 }, [LOW]: { boxShadow: 'inset 0 -1px' } });
    ({ '& > div': { flex: '1 1 200px' }, lineHeight: \`\${HEIGHT}px\`, padding: space(0, \`calc(\${INSET} + 1em)\`) });
    const HINT = 'Padding: 8px'; text('padding', '8px');
    <Grid columns="8px" style={{ width: '8px' }} />;`;
  expect(messagesOf('no-raw-length', right)).toEqual([]);
  const wrong = [
    ["styled('div')({ padding: '8px 12px' });", 'padding: use space'],
    ["({ '& li': { marginInlineEnd: '-8px' } });", 'marginInlineEnd: use space'],
    ["({ 'row-gap': '.5px' });", 'row-gap: use space'],
    ["({ columnGap: '4px' });", 'columnGap: use space'],
    ['({ padding: `4px ${INSET}` });', 'padding: use space'],
    ["({ padding: space(1, '20px') });", 'padding: use space'],
    ["({ gap: isNarrow ? '4px' : 0 });", 'gap: use space'],
    ['({ bottom: `calc(${COVERED.bars} + 16px)` });', 'bottom: use space'],
    ["({ inset: 'auto 8px 0' });", 'inset: use space'],
    ["<Box sx={{ p: '6px 8px' }} />;", 'p: use space'],
    ["<Box sx={{ padding: { xs: 0, sm: '6px' } }} />;", 'padding: use space'],
    ["<div style={{ marginTop: '3px' }} />;", 'marginTop: use space'],
    ['<Columns spacing="32px 40px" />;', 'spacing: use space'],
    ["root.style.padding = '0 16px';", 'padding: use space'],
    ['({ borderTop: `1px solid ${colour.line}` });', 'borderTop: use hairline'],
    ["({ borderRadius: { xs: '7px' } });", 'borderRadius: use RADIUS or ROUND'],
    ["({ outlineOffset: '3px' });", 'outlineOffset: use FOCUS_RING or INSET_FOCUS_RING'],
    ["({ fontSize: '12px' });", 'fontSize: use FONT_SIZE'],
    ["({ lineHeight: '18px' });", 'lineHeight: use LINE_HEIGHT'],
  ] as const;
  const found = messagesOf('no-raw-length', wrong.map(([line]) => line).join('\n'));
  expect(found.map((message) => message.split(' of @bourse')[0])).toEqual(
    wrong.map(([, name], index) => `${index + 1}: A raw length in ${name}`),
  );
});
