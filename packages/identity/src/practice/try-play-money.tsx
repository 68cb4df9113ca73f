import { asFailure, selectIsLoggedIn } from '@bourse/api-client';
import { useAppSelector, useCapabilities, useFailureText, useScreens } from '@bourse/feature-kit';
import { Button, useToast } from '@bourse/ui-kit';
import { useNavigate } from 'react-router';
import { useOpenDemoMutation } from '../api/practice';
import { LINKS } from '../links';
import { identityMessages } from '../locales/messages';
import { markNewcomer } from '../next-steps/first-steps';

const TOAST = 'demo-account';

/** Opens a demo account with play money and its market. Shown to visitors of a practice venue that offers it. */
export function Component() {
  const text = identityMessages.useText();
  const failureText = useFailureText();
  const { practice } = useCapabilities();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const trade = useScreens().pathOf(LINKS.trade);
  const navigate = useNavigate();
  const toast = useToast();
  const [open, { isLoading }] = useOpenDemoMutation();
  if (!practice?.hasDemo || trade === undefined || (isLoggedIn && !isLoading)) return null;
  const start = async () => {
    const { error } = await open();
    if (error) {
      toast.error(failureText(asFailure(error)) ?? text('login.noAnswer'), TOAST);
      return;
    }
    toast.dismiss(TOAST);
    markNewcomer();
    await navigate(trade);
  };
  return (
    <Button tone="quiet" size="large" pending={isLoading} onClick={() => void start()}>
      {text('practice.try')}
    </Button>
  );
}
