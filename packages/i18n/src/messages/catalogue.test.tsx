import { eventually } from '@bourse/vitest-config/eventually';
import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, Suspense, type ReactNode } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { I18nProvider } from '../provider';
import { sampleCatalogue, type Sample } from '../testing/sample-catalogue';
import { defineMessages, type Messages, type TextKey } from './catalogue';
import { CatalogueTrans } from './catalogue-trans';
import { createI18n } from './create-i18n';
import { preloadCatalogues } from './languages';

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

/** Milliseconds; long because other tests may use the processor. */

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
  it('the component suspends until the texts of its catalogue are loaded', async () => {
    const sample = sampleCatalogue();
    expect(sample.requests).toEqual([]);
    renderGreeting(sample);
    expect(screen.getByText('loading')).toBeVisible();
    expect(sample.requests).toEqual(['en']);
    sample.arrive('en');
    expect(await screen.findByText('Hello Ana · 2 orders')).toBeVisible();
  });

  it('the texts of a catalogue are shown at once if they were loaded before, and are fetched only once', async () => {
    const sample = sampleCatalogue();
    const loaded = Promise.all([sample.catalogue.load('en'), sample.catalogue.load('en')]);
    sample.arrive('en');
    await loaded;
    renderGreeting(sample);
    expect(screen.getByText('Hello Ana · 2 orders')).toBeVisible();
    expect(sample.requests).toEqual(['en']);
  });

  it('the texts of a catalogue throw a fetch error to the error boundary, and are fetched again after its reset', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const sample = sampleCatalogue();
    renderGreeting(sample);
    sample.fail('en');
    // A rendering within the first half second after the failure belongs to the same attempt.
    await eventually(async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'try again' }));
      expect(sample.requests).toHaveLength(2);
    });
    sample.arrive('en');
    expect(await screen.findByText('Hello Ana · 2 orders')).toBeVisible();
    expect(sample.requests).toEqual(['en', 'en']);
    expect(reported).toHaveBeenCalled();
  });

  it('the texts of a catalogue use the plural form of the number', async () => {
    const sample = sampleCatalogue();
    renderGreeting(sample, { count: 1 });
    sample.arrive('en');
    expect(await screen.findByText('Hello Ana · 1 order')).toBeVisible();
  });

  it.each(['<b>&"', '$t(form.buy)', '{{count}}', '$&'])(
    'the texts of a catalogue show a value as plain text, escaped once: %s',
    async (name) => {
      const sample = sampleCatalogue();
      renderGreeting(sample, { name });
      sample.arrive('en');
      expect(await screen.findByText(`Hello ${name} · 2 orders`)).toBeVisible();
    },
  );

  it('the texts of a catalogue accept values of any name', async () => {
    const sample = sampleCatalogue();
    const loaded = sample.catalogue.load('en');
    sample.arrive('en');
    await loaded;
    const { useText } = sample.catalogue;
    const i18n = createI18n({ language: 'en' });
    const { result } = renderHook(() => useText(), { wrapper: (props) => <I18nProvider i18n={i18n} {...props} /> });
    expect(result.current('form.greeting', { name: 'Ana', ns: 'elsewhere', lng: 'ko' })).toBe('Hello Ana');
  });

  it('the texts of a catalogue require a provider', () => {
    const Greeting = greetingOf(sampleCatalogue());
    expect(() => render(<Greeting name="Ana" count={1} />)).toThrow('No I18nProvider');
  });
});

describe('a text with elements', () => {
  const record = {
    terms: 'I accept the <terms>terms of {{company}}</terms>.',
    due_one: 'Pay <b>{{amount}}</b> within {{count}} minute',
    due_other: 'Pay <b>{{amount}}</b> within {{count}} minutes',
  };
  const loader = async () => ({ default: record });
  const catalogue = defineMessages('rich', {
    en: loader,
    zh: loader,
    hk: loader,
    kr: loader,
    jp: loader,
    spa: loader,
  });

  async function renderText(children: ReactNode) {
    const i18n = createI18n({ language: 'en' });
    await preloadCatalogues(i18n, [catalogue]);
    return render(<I18nProvider i18n={i18n}>{children}</I18nProvider>);
  }

  it('a text with elements renders each tag of the translation as its element', async () => {
    const components = { terms: <a href="/terms">link</a> };
    const { container } = await renderText(
      <CatalogueTrans catalogue={catalogue} textKey="terms" values={{ company: 'Bourse' }} components={components} />,
    );
    expect(screen.getByRole('link', { name: 'terms of Bourse' })).toHaveAttribute('href', '/terms');
    expect(container).toHaveTextContent('I accept the terms of Bourse.');
  });

  it('a text with elements chooses the plural form by the count', async () => {
    const { container } = await renderText(
      <CatalogueTrans
        catalogue={catalogue}
        textKey="due"
        values={{ amount: '5 USDT', count: 1 }}
        components={{ b: <strong /> }}
      />,
    );
    expect(container).toHaveTextContent('Pay 5 USDT within 1 minute');
  });

  it.each(['<terms>&amp;</terms>', '$t(due_one)', '{{count}}', '{{ns}}', '$&', '&#60;', 'a < b'])(
    'a text with elements shows a value as plain text: %s',
    async (company) => {
      const { container } = await renderText(
        <CatalogueTrans catalogue={catalogue} textKey="terms" values={{ company }} components={{ terms: <span /> }} />,
      );
      expect(container).toHaveTextContent(`I accept the terms of ${company}.`);
    },
  );
});

it('keys of texts may hold any character and are never split', async () => {
  const key = 'a:b.c_d 价格/必须';
  const record = { [key]: 'found' };
  const loader = async () => ({ default: record });
  const odd = defineMessages('odd', { en: loader, zh: loader, hk: loader, kr: loader, jp: loader, spa: loader });
  const i18n = createI18n({ language: 'en' });
  await preloadCatalogues(i18n, [odd]);
  expect(i18n.t(key, { ns: 'odd' })).toBe('found');
});

it('keys of texts are checked by type: those of the source, and the common part of plural forms', () => {
  type Source = { 'form.buy': string; 'form.orders_one': string; 'form.orders_other': string };
  expectTypeOf<TextKey<Source>>().toEqualTypeOf<'form.buy' | 'form.orders_one' | 'form.orders_other' | 'form.orders'>();
  expectTypeOf<{ 'form.buy': string }>().not.toExtend<Messages<Source>>();
});
