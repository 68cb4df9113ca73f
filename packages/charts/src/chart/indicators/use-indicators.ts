import { useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { plotMessages } from '../locales/messages';
import type * as plots from './plots';
import { needsRules, readChoices, storeChoices, type IndicatorChoice } from './indicator-choice';

/** What turns choices into panes, plots and values; a chunk with the library of indicators. */
export type IndicatorRules = Pick<typeof plots, 'panesOf' | 'plotsOf' | 'valuesOf'>;

let loaded: IndicatorRules | undefined;

async function loadRules(): Promise<IndicatorRules> {
  loaded ??= await import('./plots');
  return loaded;
}

/** The rules of indicators, loaded once one is shown. `isPending`: a chart without them would be another one soon. */
function useIndicatorRules(isNeeded: boolean) {
  const text = plotMessages.useText();
  const toast = useToast();
  const [rules, setRules] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  const load = useEffectEvent(async () => {
    try {
      const next = await loadRules();
      setRules(next);
    } catch {
      setFailed(true);
      toast.error(text('tools.notLoaded'), 'chart-indicators');
    }
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the rules are set when their code is there, not while the effect runs
    if (isNeeded) void load();
  }, [isNeeded]);
  return { rules, isPending: isNeeded && !rules && !hasFailed };
}

/** The indicators of a chart. */
export interface IndicatorSettings {
  readonly choices: readonly IndicatorChoice[];
  readonly onChoices: (choices: readonly IndicatorChoice[]) => void;
}

/** The indicators of a chart, by default those of this device, with their rules, and whether their panel is open. */
export function useIndicators(own: IndicatorSettings | undefined) {
  const [stored, setStored] = useState(readChoices);
  const { choices, onChoices } = own ?? {
    choices: stored,
    onChoices: (next: readonly IndicatorChoice[]) => {
      setStored(next);
      storeChoices(next);
    },
  };
  const [isChoosing, setChoosing] = useState(false);
  return {
    ...useIndicatorRules(needsRules(choices)),
    choices,
    onChoices,
    isChoosing,
    setChoosing,
  };
}
