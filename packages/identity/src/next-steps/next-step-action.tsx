import { asFailure } from '@bourse/api-client';
import { useCapabilities, useFailureText } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Button, useToast } from '@bourse/ui-kit';
import { Link, useLocation } from 'react-router';
import { useClaimPlayMoneyMutation } from '../api/practice';
import { identityMessages } from '../locales/messages';
import type { FirstStep } from './first-steps';

const TOAST = 'play-money';

/** The play money that does the step; `undefined` where the step is another one, or the venue gives none. */
function usePlayMoney({ id, isDone }: FirstStep) {
  const { practice } = useCapabilities();
  return id === 'deposit' && isDone === false ? practice?.playMoney : undefined;
}

/** The name of a step: the link to its screen, except on that screen itself and beside a button that does the step. */
export function StepName({ step }: { readonly step: FirstStep }) {
  const text = identityMessages.useText();
  const { pathname } = useLocation();
  const hasButton = usePlayMoney(step) !== undefined;
  const { id, path, isDone } = step;
  const name = text(`checklist.${id}`);
  const isLink = path !== undefined && path !== pathname && isDone !== true && !hasButton;
  return isLink ? <Link to={path}>{name}</Link> : name;
}

/** The button that does the step at once: the play money, where the venue gives it. The other steps are links by their names. */
export function NextStepAction({ step }: { readonly step: FirstStep }) {
  const text = identityMessages.useText();
  const format = useFormat();
  const failureText = useFailureText();
  const toast = useToast();
  const [claim, { isLoading }] = useClaimPlayMoneyMutation();
  const playMoney = usePlayMoney(step);
  if (playMoney === undefined) return null;
  const start = async () => {
    const { error } = await claim();
    if (error) toast.error(failureText(asFailure(error)) ?? text('login.noAnswer'), TOAST);
    else toast.dismiss(TOAST);
  };
  return (
    <Button size="small" pending={isLoading} onClick={() => void start()}>
      {text('practice.claim', { amount: format.amount(playMoney) })}
    </Button>
  );
}
