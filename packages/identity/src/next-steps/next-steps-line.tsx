import { useScreens } from '@bourse/feature-kit';
import {
  Box,
  BELOW,
  colour,
  FONT_SIZE,
  Icon,
  IconButton,
  soft,
  VisuallyHidden,
  WEIGHT,
  hairline,
  space,
} from '@bourse/ui-kit';
import { useEffect } from 'react';
import { useUser } from '../account/use-user';
import { useHasTradedQuery } from '../api/practice';
import { identityMessages } from '../locales/messages';
import { endNewcomer, firstStepsOf } from './first-steps';
import { NextStepAction, StepName } from './next-step-action';

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: '100%',
  padding: space(0, 2, 0, 4),
  fontSize: FONT_SIZE.table,
  backgroundColor: soft(colour.accent, 10),
  borderBottom: hairline(colour.line),
  '& h2': { margin: 0, fontSize: 'inherit', whiteSpace: 'nowrap', [BELOW.md]: { display: 'none' } },
  '& ol': { display: 'flex', gap: 4, flex: 1, minWidth: 0, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, color: colour.quiet, whiteSpace: 'nowrap' },
  '& li[aria-current]': { color: colour.text, fontWeight: WEIGHT.strong },
  // On a phone the present step only, in two lines where its button is long.
  [BELOW.sm]: {
    gap: 2,
    '& li': { whiteSpace: 'normal', fontSize: FONT_SIZE.dense, lineHeight: 1.2 },
    '& li:not([aria-current])': { display: 'none' },
  },
} as const;

/** The next step of a new user, by its link or its one button: money, first trade, verification. */
export function Component() {
  const text = identityMessages.useText();
  const { user } = useUser();
  const { data: hasTraded } = useHasTradedQuery(undefined, { skip: user === undefined });
  const { pathOf } = useScreens();
  const steps = user ? firstStepsOf(user, pathOf, hasTraded) : [];
  const next = steps.find(({ isDone }) => isDone === false);
  const isComplete = steps.length > 0 && steps.every(({ isDone }) => isDone === true);
  useEffect(() => {
    if (isComplete) endNewcomer();
  }, [isComplete]);

  return (
    <Box component="section" sx={LINE} aria-labelledby="next-steps">
      <h2 id="next-steps">{text('checklist.title')}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step.id} aria-current={step === next ? 'step' : undefined}>
            {step.isDone === true ? <Icon name="check" size={16} /> : <span aria-hidden>{index + 1}.</span>}
            {step.isDone === true && <VisuallyHidden>{text('checklist.done')}</VisuallyHidden>}
            {step === next ? <StepName step={step} /> : text(`checklist.${step.id}`)}
          </li>
        ))}
      </ol>
      {next && <NextStepAction step={next} />}
      <IconButton icon="close" label={text('checklist.dismiss')} onClick={endNewcomer} />
    </Box>
  );
}
