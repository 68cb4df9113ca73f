import { choiceOf, INDICATORS, readChoices, type Indicator } from '@bourse/charts/indicators';
import { FormAutocomplete, FormTextField } from '@bourse/ui-kit/forms';
import { tradingMessages } from '../locales/messages';
import { isWatchedByPeriod } from './alert';
import { watchedLineOf, watchedLineText } from './alert-choice';

/** The lines of an indicator as options, with the settings that it has on the chart. */
function optionsOf(indicator: Indicator) {
  const { parameters } = choiceOf(indicator, readChoices());
  const settings = parameters.length > 0 ? ` (${parameters.join(', ')})` : '';
  return indicator.lines(parameters).map(({ label }, index, lines) => {
    const name = `${lines.length > 1 ? `${indicator.name} ${label}` : indicator.name}${settings}`;
    const line = { name, index, parameters: [...parameters], hasLevel: indicator.pane !== undefined };
    return { value: watchedLineText(indicator.id, line), label: name, note: indicator.title };
  });
}

/** The line of an indicator that an alert watches, and its level where the indicator has a scale of its own. */
export function IndicatorField({ chosen }: { /** The present value of the field. */ readonly chosen: string }) {
  const text = tradingMessages.useText();
  const line = watchedLineOf(chosen)?.[1];
  const options = INDICATORS.filter(({ id }) => !isWatchedByPeriod(id)).flatMap(optionsOf);
  const isOffered = line === undefined || options.some(({ value }) => value === chosen);
  return (
    <>
      <FormAutocomplete
        name="line"
        label={text('alerts.line')}
        options={isOffered ? options : [{ value: chosen, label: line.name }, ...options]}
      />
      {line?.hasLevel && <FormTextField name="level" label={text('alerts.anyLevel')} />}
    </>
  );
}
