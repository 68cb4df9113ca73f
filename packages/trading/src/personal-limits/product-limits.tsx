import { featureKitMessages, useServerNow } from '@bourse/feature-kit';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { useAreKeptValuesKnown } from '@bourse/storage';
import { Button, Row, Stack, Text } from '@bourse/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { journalMessages } from '../journal/locales/messages';
import { tradingMessages } from '../locales/messages';
import { dayOf, limitOn } from './dated-limit';
import { LimitsDialog } from './limits-dialog';
import { LIMIT_KINDS, limitOf } from './personal-limits';
import { useStoredLimits, type LimitedProduct, type PersonalLimitsStore } from './stored-personal-limits';

const NAMES = {
  spot: 'results.spot',
  lever: 'results.leverage',
  options: 'results.options',
} as const satisfies Record<LimitedProduct, string>;

interface CurrencyLimitsProps {
  readonly store: PersonalLimitsStore;
  readonly currency: string;
  readonly name: string;
  readonly onEdit: () => void;
}

/** The limits of a currency that apply today, and the button of their editor. */
function CurrencyLimits({ store, currency, name, onEdit }: CurrencyLimitsProps) {
  const text = tradingMessages.useText();
  const change = featureKitMessages.useText()('keys.change');
  const format = useFormat();
  const now = useServerNow();
  const areKnown = useAreKeptValuesKnown();
  const { limits } = useStoredLimits(store, currency);
  const unitOf = { dayLoss: currency, losingStreak: '', trades: '', coolDown: text('limits.minutes') };
  const set = LIMIT_KINDS.flatMap((kind) => {
    const limit = limitOn(limitOf(limits, kind), dayOf(now()));
    return limit === undefined ? [] : [`${text(`limits.${kind}`)}: ${format.amount(limit)} ${unitOf[kind]}`.trim()];
  });
  const none = areKnown ? text('limits.none') : NO_VALUE;
  return (
    <Row sx={{ flexWrap: 'nowrap', justifyContent: 'space-between' }}>
      <Stack spacing={0} sx={{ minWidth: 0 }}>
        <Text as="span">{currency}</Text>
        {(set.length === 0 ? [none] : set).map((line) => (
          <Text as="span" key={line} size="table" tone="quiet">
            {line}
          </Text>
        ))}
      </Stack>
      <Button size="small" tone="quiet" aria-label={`${change}: ${name} · ${currency}`} onClick={onEdit}>
        {change}
      </Button>
    </Row>
  );
}

export interface ProductLimitsProps {
  readonly store: PersonalLimitsStore;
  /** The currencies in which the product is traded. Those with a limit are listed as well. */
  readonly currencies: readonly string[];
}

/** The user's own limits of a product by currency, each with its editor. Nothing while the product has no currency. */
export function ProductLimits({ store, currencies }: ProductLimitsProps) {
  const name = journalMessages.useText()(NAMES[store.product]);
  const stored = useSyncExternalStore(store.limits.follow, store.limits.read);
  const [edited, setEdited] = useState<string>();
  const all = [...new Set([...currencies, ...Object.keys(stored)])].filter((currency) => currency !== '');
  if (all.length === 0) return null;
  return (
    <Stack spacing={2}>
      <Text as="h3" isStrong>
        {name}
      </Text>
      {all.map((currency) => (
        <CurrencyLimits
          key={currency}
          store={store}
          currency={currency}
          name={name}
          onEdit={() => setEdited(currency)}
        />
      ))}
      {edited !== undefined && <LimitsDialog store={store} currency={edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  );
}
