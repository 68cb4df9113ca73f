import { defineMessages, type MessageCatalogue } from '../messages/catalogue';

const en = {
  'form.buy': 'Buy',
  'form.greeting': 'Hello {{name}}',
  'form.orders_one': '{{count}} order',
  'form.orders_other': '{{count}} orders',
};

type Source = Readonly<typeof en>;

const spa: Source = {
  'form.buy': 'Comprar',
  'form.greeting': 'Hola {{name}}',
  'form.orders_one': '{{count}} orden',
  'form.orders_other': '{{count}} órdenes',
};

const zh: Source = {
  'form.buy': '买入',
  'form.greeting': '您好{{name}}',
  'form.orders_one': '{{count}}笔订单',
  'form.orders_other': '{{count}}笔订单',
};

const texts = { en, spa, zh };

type SampleLanguage = keyof typeof texts;

export interface Sample {
  readonly catalogue: MessageCatalogue<Source>;
  /** Resolves the pending requests for texts. */
  readonly arrive: (language: SampleLanguage) => void;
  /** Rejects the pending requests for texts. */
  readonly fail: (language: SampleLanguage) => void;
  /** The languages requested so far, in order. */
  readonly requests: readonly SampleLanguage[];
}

/** A catalogue for this package's tests; the test resolves its requests. */
export function sampleCatalogue(namespace = 'sample'): Sample {
  const requests: SampleLanguage[] = [];
  let waiting: { readonly language: SampleLanguage; readonly settle: (arrives: boolean) => void }[] = [];

  const loader = (language: SampleLanguage) => () => {
    requests.push(language);
    const { promise, resolve, reject } = Promise.withResolvers<{ readonly default: Source }>();
    const settle = (arrives: boolean) =>
      arrives ? resolve({ default: texts[language] }) : reject(new Error(`no texts for ${language}`));
    waiting.push({ language, settle });
    return promise;
  };
  const settleAll = (language: SampleLanguage, arrives: boolean) => {
    for (const request of waiting) if (request.language === language) request.settle(arrives);
    waiting = waiting.filter((request) => request.language !== language);
  };

  return {
    catalogue: defineMessages<Source>(namespace, {
      en: loader('en'),
      spa: loader('spa'),
      zh: loader('zh'),
      hk: loader('zh'),
      kr: loader('zh'),
      jp: loader('zh'),
    }),
    arrive: (language) => settleAll(language, true),
    fail: (language) => settleAll(language, false),
    requests,
  };
}
