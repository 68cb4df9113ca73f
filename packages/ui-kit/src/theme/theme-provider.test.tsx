import { act, render, screen } from '@testing-library/react';
import { TestI18n } from '@bourse/i18n/testing';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { colourSchemeInitScript, colourSchemeInitStyle } from './init-script';
import { useNightMode } from './night-mode';
import { makeTheme } from './theme';
import { BourseThemeProvider } from './theme-provider';

const root = document.documentElement;

function systemPrefers(dark: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: dark && query.includes('dark'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    // MUI listens this way.
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}

// The inline script of `index.html`.
function runInitScript() {
  // oxlint-disable-next-line typescript/no-implied-eval -- a page's script is text, and it is ours
  Reflect.apply(new Function(colourSchemeInitScript), undefined, []);
}

const drawn = vi.fn<() => void>();

function Content() {
  drawn();
  return <p>content</p>;
}

function Switch() {
  const { isNight, setNight } = useNightMode();
  return (
    <button type="button" onClick={() => setNight(!isNight)}>
      {isNight ? 'night' : 'day'}
    </button>
  );
}

const page = (
  <TestI18n>
    <BourseThemeProvider>
      <Switch />
      <Content />
    </BourseThemeProvider>
  </TestI18n>
);

it.each([
  { stored: null, dark: true, scheme: 'dark' },
  { stored: null, dark: false, scheme: 'light' },
  { stored: '1', dark: false, scheme: 'dark' },
  { stored: '0', dark: true, scheme: 'light' },
])('the script before the first paint and the theme after it agree: %j', ({ stored, dark, scheme }) => {
  systemPrefers(dark);
  if (stored !== null) localStorage.setItem('night_mode', stored);
  root.removeAttribute('data-theme');
  runInitScript();
  expect(root).toHaveAttribute('data-theme', scheme);
  render(page);
  expect(root).toHaveAttribute('data-theme', scheme);
});

it('the colours before the first paint are those of the theme', () => {
  const rules = JSON.stringify(makeTheme().generateStyleSheets());
  const before = [...colourSchemeInitStyle.matchAll(/(--[\w-]+):(#\w+)/g)];
  expect(before).toHaveLength(8);
  for (const [, name = '', value = ''] of before) expect(rules).toContain(`"${name}":"${value}"`);
});

it('the theme provider switches by one attribute, stores the choice, and renders nothing again', async () => {
  systemPrefers(false);
  render(page);
  drawn.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'day' }));
  expect(screen.getByRole('button')).toHaveTextContent('night');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('night_mode')).toBe('1');
  expect(drawn).not.toHaveBeenCalled();
});

it('the theme provider sets the price colours of the language on <html>', () => {
  systemPrefers(false);
  act(() => {
    render(
      <TestI18n language="jp">
        <BourseThemeProvider>page</BourseThemeProvider>
      </TestI18n>,
    );
  });
  expect(root).toHaveAttribute('data-price-colours', 'red-up');
});

const pageIn = (mode: 'light' | 'dark') => (
  <TestI18n>
    <BourseThemeProvider mode={mode}>
      <Content />
    </BourseThemeProvider>
  </TestI18n>
);

it('the theme provider follows the mode that the page sets, and stores none', () => {
  systemPrefers(false);
  const { rerender } = render(pageIn('dark'));
  expect(root).toHaveAttribute('data-theme', 'dark');
  rerender(pageIn('light'));
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(localStorage.getItem('night_mode')).toBeNull();
});
