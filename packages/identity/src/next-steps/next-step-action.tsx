import { asFailure } from '@bourse/api-client';
import { useCapabilities, useFailureText } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Button, useToast } from '@bourse/ui-kit';
import { Link, useLocation } from 'react-router';
import { useClaimPlayMoneyMutation } from '../api/practice';
import { identityMessages } from '../locales/messages';
import type { FirstStep } from './first-steps';

const TOAST = 'play-money';

/** What does the step: play money where the venue gives it, a link elsewhere. Nothing on the screen of the step itself. */
export function NextStepAction({ step: { id, path } }: { readonly step: FirstStep }) {
  const text = identityMessages.useText();
  const format = useFormat();
  const failureText = useFailureText();
  const toast = useToast();
  const { practice } = useCapabilities();
  const { pathname } = useLocation();
  const [claim, { isLoading }] = useClaimPlayMoneyMutation();
  const playMoney = practice?.playMoney;
  if (id === 'deposit' && playMoney !== undefined) {
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
  if (path === undefined || path === pathname) return null;
  return <Link to={path}>{text(`checklist.${id}`)}</Link>;
}
