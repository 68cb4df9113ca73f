import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, Suspense, type ReactNode } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { I18nProvider } from '../provider';
import { sampleCatalogue, type Sample } from '../testing/sample-catalogue';
import { defineMessages, type Messages, type TextKey } from './catalogue';
import { preloadCatalogues } from './catalogues-in-use';
import { createI18n } from './create-i18n';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        try again
      </button>
    );
  }
}

const english = async () => ({ default: { 'a.key': 'English' } });
const empty = async () => ({ default: { 'a.key': '' } });

function greetingOf({ catalogue: { useText } }: Sample) {
  return function Greeting({ name, count }: { readonly name: string; readonly count: number }) {
    const text = useText();
    return (
      <p>
        {text('form.greeting', { name })} · {text('form.orders', { count })}
      </p>
    );
  };
}

/** Milliseconds: the machine may be busy with other tests. */
const ASYNC = { timeout: 5000 };

function renderGreeting(sample: Sample, { name = 'Ana', count = 2 } = {}) {
  const Greeting = greetingOf(sample);
  return render(
    <I18nProvider i18n={createI18n({ language: 'en' })}>
      <Boundary>
        <Suspense fallback="loading">
          <Greeting name={name} count={count} />
        </Suspense>
      </Boundary>
    </I18nProvider>,
  );
}

describe('the texts of a catalogue', () => {
  it('are fetched when they are first shown, and the component suspends until then', async () => {
    const sample = sampleCatalogue();
    expect(sample.requests).toEqual([]);
    renderGreeting(sample);
    expect(screen.getByText('loading')).toBeVisible();
    expect(sample.requests).toEqual(['en']);
    sample.arrive('en');
    expect(await screen.findByText('Hello Ana · 2 orders')).toBeVisible();
  });

  it('are there at once where they were loaded before, and are fetched once only', async () => {
    const sample = sampleCatalogue();
    const loaded = Promise.all([sample.catalogue.load('en'), sample.catalogue.load('en')]);
    sample.arrive('en');
    await loaded;
    renderGreeting(sample);
    expect(screen.getByText('Hello Ana · 2 orders')).toBeVisible();
    expect(sample.requests).toEqual(['en']);
  });

  it('fail into the error boundary, and a new try fetches them again', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const sample = sampleCatalogue();
    renderGreeting(sample);
    sample.fail('en');
    // The failure stands for a moment: who presses sooner sees it once more.
    await vi.waitFor(async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'try again' }));
      expect(sample.requests).toHaveLength(2);
    }, ASYNC);
    sample.arrive('en');
    expect(await screen.findByText('Hello Ana · 2 orders')).toBeVisible();
    expect(sample.requests).toEqual(['en', 'en']);
    expect(reported).toHaveBeenCalled();
  });

  it('take the plural form that the number asks for', async () => {
    const sample = sampleCatalogue();
    renderGreeting(sample, { count: 1 });
    sample.arrive('en');
    expect(await screen.findByText('Hello Ana · 1 order')).toBeVisible();
  });

  it.each(['<b>&"', '$t(form.buy)', '{{count}}', '$&'])(
    'show a value as plain text, once escaped: %s',
    async (name) => {
      const sample = sampleCatalogue();
      renderGreeting(sample, { name });
      sample.arrive('en');
      expect(await screen.findByText(`Hello ${name} · 2 orders`)).toBeVisible();
    },
  );

  it('take values of any name', async () => {
    const sample = sampleCatalogue();
    const loaded = sample.catalogue.load('en');
    sample.arrive('en');
    await loaded;
    const { useText } = sample.catalogue;
    const i18n = createI18n({ language: 'en' });
    const { result } = renderHook(() => useText(), { wrapper: (props) => <I18nProvider i18n={i18n} {...props} /> });
    expect(result.current('form.greeting', { name: 'Ana', ns: 'elsewhere', lng: 'ko' })).toBe('Hello Ana');
  });

  it('are English where a translation lacks a key', async () => {
    const incomplete = defineMessages('incomplete', {
      en: english,
      zh: empty,
      hk: empty,
      kr: empty,
      jp: empty,
      spa: empty,
    });
    const i18n = createI18n({ language: 'en' });
    await preloadCatalogues(i18n, [incomplete]);
    await i18n.changeLanguage('zh-CN');
    await preloadCatalogues(i18n, [incomplete]);
    expect(i18n.t('a.key', { ns: 'incomplete' })).toBe('English');
  });

  it('need a provider', () => {
    const Greeting = greetingOf(sampleCatalogue());
    expect(() => render(<Greeting name="Ana" count={1} />)).toThrow('No I18nProvider');
  });
});

describe('keys', () => {
  it('may hold any character and are never split', async () => {
    const key = 'a:b.c_d 价格/必须';
    const record = { [key]: 'found' };
    const loader = async () => ({ default: record });
    const odd = defineMessages('odd', { en: loader, zh: loader, hk: loader, kr: loader, jp: loader, spa: loader });
    const i18n = createI18n({ language: 'en' });
    await preloadCatalogues(i18n, [odd]);
    expect(i18n.t(key, { ns: 'odd' })).toBe('found');
  });

  it('are checked by type: those of the source, and the common part of plural forms', () => {
    type Source = { 'form.buy': string; 'form.orders_one': string; 'form.orders_other': string };
    expectTypeOf<TextKey<Source>>().toEqualTypeOf<
      'form.buy' | 'form.orders_one' | 'form.orders_other' | 'form.orders'
    >();
    expectTypeOf<{ 'form.buy': string }>().not.toExtend<Messages<Source>>();
  });
});
