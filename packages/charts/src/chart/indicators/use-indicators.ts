import { useState } from 'react';
import { readChoices, storeChoices, type IndicatorChoice } from './indicator-choice';

/** The user's indicators, and whether their panel is open. */
export function useIndicators() {
  const [choices, setChoices] = useState(readChoices);
  const [isChoosing, setChoosing] = useState(false);
  return {
    choices,
    onChoices: (next: readonly IndicatorChoice[]) => {
      setChoices(next);
      storeChoices(next);
    },
    isChoosing,
    setChoosing,
  };
}
