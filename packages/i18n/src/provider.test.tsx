import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useFormat, useLanguage, useTimeZone, useZoneMark } from './hooks';
import { createI18n } from './messages/create-i18n';
import type { TimeZone } from './preferences/time-zone';
import { I18nProvider } from './provider';
import { sampleCatalogue, type Sample } from './testing/sample-catalogue';

interface Page {
  readonly sample: Sample;
  readonly seen: string[];
  readonly switchTo: ReturnType<typeof useLanguage>['setLanguage'];
}

/** A page with a half-typed field; `seen` records every rendered text, loading states included. */
async function openPage(): Promise<Page> {
  const sample = sampleCatalogue();
  const seen: string[] = [];
  const { useText } = sample.catalogue;

  function Loading() {
    seen.push('loading');
    return null;
  }
  function Form() {
    const text = useText();
    seen.push(text('form.buy'));
    return (
      <label>
        {text('form.buy')} <input />
      </label>
    );
  }

  const loaded = sample.catalogue.load('en');
  sample.arrive('en');
  await loaded;
  const i18n = createI18n({ language: 'en' });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <Suspense fallback={<Loading />}>
        <Form />
      </Suspense>
      {children}
    </I18nProvider>
  );
  const { result } = renderHook(useLanguage, { wrapper });
  await userEvent.type(screen.getByRole('textbox'), '0.5');
  return { sample, seen, switchTo: result.current.setLanguage };
}

const otherTabStores = (key: string, newValue: string) =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  });

it('a change of language waits for the texts, then switches at once, without a loading state or loss of input', async () => {
  const { sample, seen, switchTo } = await openPage();
  const field = screen.getByRole('textbox', { name: 'Buy' });
  const switched = switchTo('spa');
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Buy');
  await act(async () => {
    sample.arrive('spa');
    await switched;
  });
  expect(screen.getByRole('textbox', { name: 'Comprar' })).toBe(field);
  expect(field).toHaveValue('0.5');
  expect(new Set(seen)).toEqual(new Set(['Buy', 'Comprar']));
});

it("a change of language is stored under both keys and sets the document's language", async () => {
  const { sample, switchTo } = await openPage();
  expect(document.documentElement.lang).toBe('en');
  const switched = switchTo('zh');
  await act(async () => {
    sample.arrive('zh');
    await switched;
  });
  expect(localStorage.getItem('locale')).toBe('zh');
  expect(localStorage.getItem('lang')).toBe('zh');
  expect(document.documentElement.lang).toBe('zh-CN');
});

it('a change of language is rejected if texts cannot be fetched, and can be retried', async () => {
  const { sample, switchTo } = await openPage();
  const failing = switchTo('spa');
  sample.fail('spa');
  await expect(failing).rejects.toThrow('no texts for spa');
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Buy');
  expect(localStorage.getItem('lang')).toBeNull();

  const again = switchTo('spa');
  await act(async () => {
    sample.arrive('spa');
    await again;
  });
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Comprar');
});

it('a change of language is replaced by a later one, in any order of arrival of the texts', async () => {
  const { sample, switchTo } = await openPage();
  const first = switchTo('spa');
  const second = switchTo('zh');
  await act(async () => {
    sample.arrive('zh');
    await second;
    sample.arrive('spa');
    await first;
  });
  expect(screen.getByRole('textbox')).toHaveAccessibleName('买入');
  expect(localStorage.getItem('lang')).toBe('zh');
});

it.each(['lang', 'locale'])('a change of language is applied in the other tabs (%s)', async (key) => {
  const { sample } = await openPage();
  await otherTabStores(key, 'spa');
  await act(async () => sample.arrive('spa'));
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Comprar');
});

it('a change of language ignores a stored text that is not a language', async () => {
  const { sample } = await openPage();
  await otherTabStores('lang', 'es');
  await otherTabStores('token', 'spa');
  expect(sample.requests).toEqual(['en']);
});

const NOON_IN_SHANGHAI = Date.UTC(2026, 0, 15, 4);

function Clock() {
  const { timeZone, setTimeZone } = useTimeZone();
  const mark = useZoneMark();
  const format = useFormat();
  return (
    <button type="button" onClick={() => setTimeZone('local')}>
      {timeZone} {format.time(NOON_IN_SHANGHAI)} {mark ?? 'no mark'}
    </button>
  );
}

const openClock = (timeZone?: TimeZone) =>
  render(
    <I18nProvider i18n={createI18n({ language: 'en' })} timeZone={timeZone}>
      <Clock />
    </I18nProvider>,
  );

describe('the time zone', () => {
  const local = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' }).format(NOON_IN_SHANGHAI);

  it("the time zone is Asia/Shanghai by default, and the user's choice is stored", async () => {
    const { unmount } = openClock();
    expect(screen.getByRole('button')).toHaveTextContent('Asia/Shanghai 12:00:00');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent(`local ${local}`);
    expect(localStorage.getItem('bourse.timeZone')).toBe('local');
    unmount();
    openClock();
    expect(screen.getByRole('button')).toHaveTextContent(`local ${local}`);
  });

  it('the time zone is the given one until the user chooses another', async () => {
    openClock('UTC');
    expect(screen.getByRole('button')).toHaveTextContent('UTC 04:00:00');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent(`local ${local}`);
  });

  it('the time zone is marked by its offset where it is not the zone of the device', async () => {
    openClock();
    const isShanghai = new Date(NOON_IN_SHANGHAI).getTimezoneOffset() === -8 * 60;
    expect(screen.getByRole('button')).toHaveTextContent(isShanghai ? 'no mark' : 'UTC+8');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('no mark');
  });

  it('the time zone follows the other tabs', async () => {
    openClock();
    await otherTabStores('bourse.timeZone', 'local');
    expect(screen.getByRole('button')).toHaveTextContent(`local ${local}`);
    await otherTabStores('bourse.timeZone', 'Mars/Olympus');
    expect(screen.getByRole('button')).toHaveTextContent(`local ${local}`);
  });
});
