import { Button, Chip, Padded, Panel } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { identityMessages } from '../locales/messages';
import { Rows } from '../layout/rows';
import type { FirstStep } from './first-steps';

export interface FirstStepsListProps {
  readonly steps: readonly FirstStep[];
  readonly onHide: () => void;
}

/** The checklist of a new user, with a link for each step. */
export function FirstStepsList({ steps, onHide }: FirstStepsListProps) {
  const text = identityMessages.useText();
  return (
    <Panel title={text('checklist.title')}>
      <Padded>
        <Rows>
          {steps.map(({ id, path, isDone }) => (
            <div key={id}>
              <dt>
                {isDone === true || path === undefined ? (
                  text(`checklist.${id}`)
                ) : (
                  <Link to={path}>{text(`checklist.${id}`)}</Link>
                )}
              </dt>
              <dd>{isDone === true && <Chip tone="success" label={text('checklist.done')} />}</dd>
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
