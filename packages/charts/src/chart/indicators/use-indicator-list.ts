import type { TextFunction } from '@bourse/i18n';
import { useState } from 'react';
import { indicatorMessages, type IndicatorTexts } from './locales/messages';
import { INDICATORS } from './catalogue';
import type { Indicator } from './indicator';
import { VOLUME_ID, type IndicatorChoice } from './indicator-choice';
import {
  matches,
  readMarks,
  sectionsOf,
  storeMarks,
  withRecent,
  withStar,
  type IndicatorMarks,
} from './indicator-list';

/** Indicators whose long name is translated; the others keep their international one. */
const TRANSLATED = ['ma', 'ema', 'boll', 'macd', 'rsi', 'kdj', 'vwap', 'ichimoku', 'atr', 'obv'] as const;

/** The long name of an indicator. */
export function titleOf(text: TextFunction<IndicatorTexts>, { id, title }: Indicator): string {
  const translated = TRANSLATED.find((each) => each === id);
  return translated ? text(`indicator.${translated}`) : title;
}

/** The list of indicators: searched, with favourites and recent ones first. Rows keep their place while the panel is open. */
export function useIndicatorList() {
  const text = indicatorMessages.useText();
  const [query, setQuery] = useState('');
  const [marks, setMarks] = useState(readMarks);
  const [order] = useState(() => sectionsOf(INDICATORS, marks));
  const keep = (next: IndicatorMarks) => {
    setMarks(next);
    storeMarks(next);
  };
  const sections = order
    .map((section) => ({
      ...section,
      indicators: section.indicators.filter((each) =>
        matches(`${each.name} ${each.title} ${titleOf(text, each)}`, query.trim()),
      ),
    }))
    .filter(({ indicators }) => indicators.length > 0);
  return {
    query,
    setQuery,
    marks,
    sections,
    onFavourite: (id: string) => keep(withStar(marks, id)),
    onChange: ({ id, isShown }: IndicatorChoice) => {
      if (isShown && id !== VOLUME_ID) keep(withRecent(marks, id));
    },
  };
}
