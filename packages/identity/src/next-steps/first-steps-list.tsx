import { Button, Chip, Padded, Panel } from '@bourse/ui-kit';
import { identityMessages } from '../locales/messages';
import { Rows } from '../layout/rows';
import type { FirstStep } from './first-steps';
import { NextStepAction, StepName } from './next-step-action';

export interface FirstStepsListProps {
  readonly steps: readonly FirstStep[];
  readonly onHide: () => void;
}

/** The checklist of a new user, with a link for each step and the button of the next one. */
export function FirstStepsList({ steps, onHide }: FirstStepsListProps) {
  const text = identityMessages.useText();
  const next = steps.find(({ isDone }) => isDone === false);
  return (
    <Panel title={text('checklist.title')}>
      <Padded>
        <Rows>
          {steps.map((step) => (
            <div key={step.id}>
              <dt>
                <StepName step={step} />
              </dt>
              <dd>
                {step.isDone === true && <Chip tone="success" label={text('checklist.done')} />}
                {step === next && <NextStepAction step={step} />}
              </dd>
            </div>
          ))}
        </Rows>
        <Button size="small" tone="quiet" onClick={onHide}>
          {text('checklist.dismiss')}
        </Button>
      </Padded>
    </Panel>
  );
}
